import hashlib
import hmac
import re
import time

FIVE_MINUTES = 300


def verify(secret, timestamp, signature, body, now=None):
    """secret: as it was shown to you, with "whsec_". timestamp, signature: headers X-Service-Timestamp and
    X-Service-Signature. body: the raw bytes, before any JSON is parsed. now: in seconds."""
    # Without them it is a stranger's request: answer 401, as to a wrong signature.
    if not timestamp or not signature:
        return False
    now = time.time() if now is None else now
    if not re.fullmatch(r"[0-9]+", timestamp) or abs(now - int(timestamp)) > FIVE_MINUTES:
        return False
    digest = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(f"sha256={digest}".encode(), signature.encode())
