require 'openssl'

FIVE_MINUTES = 300

# secret: as it was shown to you, with "whsec_". timestamp, signature: headers X-Service-Timestamp and
# X-Service-Signature. body: raw, request.body.read, before any JSON is parsed.
def verify(secret, timestamp, signature, body, now = Time.now.to_i)
  # Without them it is a stranger's request: answer 401, as to a wrong signature.
  return false if timestamp.nil? || signature.nil?
  return false unless timestamp.match?(/\A[0-9]+\z/) && (now - timestamp.to_i).abs <= FIVE_MINUTES

  expected = 'sha256=' + OpenSSL::HMAC.hexdigest('SHA256', secret, "#{timestamp}.".b + body.b)
  OpenSSL.secure_compare(expected, signature)
end
