/** Something happened that this side cannot fold: the table has to be sent whole. */
export class Missed extends Error {}
