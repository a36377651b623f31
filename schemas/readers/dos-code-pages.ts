/** Code pages of DOS, which no platform's decoder knows: of IBM's, the standard of the web has 866 alone. */
import codePages from './dos-code-pages.json' with { type: 'json' };

/** "ibm850", "cp850", "IBM00858", "x-cp850", "DOS-850", "csPC850Multilingual": what stands around the number varies. */
const NAME = /^(?:x-)?(?:ibm|cp|cspc|cp-|dos-|ms-dos-)0{0,2}(\d{3})(?!\d)/i;

/** Bytes 128 to 255 of the page that a declaration names. */
export function dosTable(name: string): string | undefined {
  const page = NAME.exec(name)?.[1];
  return page === undefined ? undefined : (codePages.tables as Readonly<Record<string, string>>)[`ibm${page}`];
}

export function decodeDos(bytes: Uint8Array, table: string): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : (table[byte - 128] ?? '');
  return text;
}
