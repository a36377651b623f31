import { createHmac, timingSafeEqual } from 'node:crypto';

const FIVE_MINUTES = 300;

/**
 * @param {string} secret as it was shown to you, with "whsec_"
 * @param {string | null | undefined} timestamp header X-Service-Timestamp
 * @param {string | null | undefined} signature header X-Service-Signature
 * @param {string | Buffer} body the raw body, before any JSON is parsed
 * @param {number} now in seconds
 */
export function verify(secret, timestamp, signature, body, now = Date.now() / 1000) {
  // Without them it is a stranger's request: answer 401, as to a wrong signature.
  if (!timestamp || !signature) return false;
  if (!/^\d+$/.test(timestamp) || Math.abs(now - Number(timestamp)) > FIVE_MINUTES) return false;
  const hmac = createHmac('sha256', secret).update(`${timestamp}.`).update(body);
  const expected = Buffer.from(`sha256=${hmac.digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
