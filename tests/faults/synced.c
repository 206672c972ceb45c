/* Loaded before libc: after every sync of a database file, keeps a copy of what is on the disk for sure.
   What a power cut would leave is then at hand, as NAME.synced beside NAME. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
    char link[64], path[4096], copy[4200], draft[4200], page[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return;
    path[length] = 0;
    if (!strstr(path, ".db")) return;
    snprintf(copy, sizeof copy, "%s.synced", path);
    snprintf(draft, sizeof draft, "%s.draft", path);
    int out = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    off_t at = 0;
    ssize_t got;
    while ((got = pread(fd, page, sizeof page, at)) > 0) {
        if (write(out, page, got) != got) _exit(99);
        at += got;
    }
    close(out);
    rename(draft, copy);
}

static int synced(const char *name, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    int outcome = real(fd);
    if (outcome == 0) keep(fd);
    return outcome;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }
