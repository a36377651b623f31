/** Character references in XML text, decoded once: the five of XML, those of HTML, decimal and hexadecimal ones. */
import { decodeHTMLStrict } from 'entities';

/**
 * `&amp;eacute;` becomes `&eacute;` and stays so. What is no reference (`R&D`, `&unknown;`) stays as it is; a number
 * that is no character becomes U+FFFD; 128 to 159 mean windows-1252, as in HTML.
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(text) : text;
}
