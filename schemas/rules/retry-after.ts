/** Moments in header fields that strangers write: nothing but what is well formed (RFC 9110). */

const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Like "Tue, 20 Oct 2026 07:28:00 GMT" */
export function isHttpDate(field: unknown): field is string {
  return typeof field === 'string' && HTTP_DATE.test(field) && !Number.isNaN(Date.parse(field));
}

/** The moment that `Retry-After` names, in seconds or as a date, in milliseconds since 1970 (RFC 9110, 10.2.3). */
export function retryAfter(field: unknown, now: number): number | undefined {
  if (isHttpDate(field)) return Date.parse(field);
  return typeof field === 'string' && /^\d+$/.test(field) ? now + Number(field) * 1000 : undefined;
}
