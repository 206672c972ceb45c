"""A certificate of the room's own, for a house that has none: each phone asks once whether to trust it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cryptography import x509

DAYS: Final = 397
"""How long it holds: browsers trust none that holds longer than thirteen months."""


def own_certificate(folder: Path, names: Sequence[str]) -> tuple[Path, Path]:
    """The certificate for these names and its key, kept in `folder`; made anew when it ends or the names are others.

    A phone that has been told to trust it need not be told again at the next start.
    """
    certificate, key = folder / "room.pem", folder / "room-tls.key"
    if not (certificate.exists() and key.exists() and _holds(certificate, names)):
        folder.mkdir(parents=True, exist_ok=True)
        _make(certificate, key, names)
    return certificate, key


def _holds(path: Path, names: Sequence[str]) -> bool:
    from cryptography import x509

    try:
        kept = x509.load_pem_x509_certificate(path.read_bytes())
        told = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (ValueError, x509.ExtensionNotFound):
        return False
    week = datetime.now(UTC) + timedelta(days=7)
    return kept.not_valid_after_utc > week and set(told) == set(_alternatives(names))


def _alternatives(names: Sequence[str]) -> list[x509.GeneralName]:
    from cryptography import x509

    found: list[x509.GeneralName] = []
    for name in dict.fromkeys(names):
        try:
            found.append(x509.IPAddress(ip_address(name)))
        except ValueError:
            found.append(x509.DNSName(name))
    return found


def _make(certificate: Path, key: Path, names: Sequence[str]) -> None:
    import os

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    secret = ec.generate_private_key(ec.SECP256R1())
    room = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Mazziere")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(room)
        .issuer_name(room)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=DAYS - 1))
        .add_extension(x509.SubjectAlternativeName(_alternatives(names)), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(secret, hashes.SHA256())
    )
    # The key first, and for nobody else to read: a certificate without its key is made anew.
    certificate.unlink(missing_ok=True)
    key.unlink(missing_ok=True)
    with os.fdopen(os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(
            secret.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
        )
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
