/** Text of strangers in HTML and XML that people read and paste: named references, and apostrophes as they are. */

export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
