package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
)

const fiveMinutes = 300

// Verify tells whether a delivery is genuine. The secret is taken as it was shown to you, with "whsec_"; timestamp and
// signature are the headers X-Service-Timestamp and X-Service-Signature; body is raw, before any JSON is parsed; now is
// time.Now().Unix().
func Verify(secret, timestamp, signature string, body []byte, now int64) bool {
	seconds, err := strconv.ParseUint(timestamp, 10, 62)
	if err != nil || now-int64(seconds) > fiveMinutes || int64(seconds)-now > fiveMinutes {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(timestamp + "."))
	mac.Write(body)
	expected := "sha256=" + hex.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(expected), []byte(signature))
}
