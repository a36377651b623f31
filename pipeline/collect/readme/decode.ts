/** Bytes of a README → text. */

/**
 * Longer files are read up to here: a description stands at the beginning, and no parser is faster than the input
 * it does not get.
 */
export const MAX_CHARACTERS = 200_000;

const UTF_16: readonly [first: number, second: number, label: string][] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];
/** More signs outside ASCII than this between letters are another script in an encoding that nobody stated. */
const MAX_FOREIGN_SHARE = 0.15;

/**
 * By its mark, else as UTF-8, else as windows-1252, which old READMEs of Western languages are in. Text in another
 * encoding cannot be told from noise: the answer is empty rather than wrong letters.
 */
export function decodeReadme(bytes: Uint8Array): string {
  const head = bytes.subarray(0, MAX_CHARACTERS * 4);
  const marked = UTF_16.find(([first, second]) => head[0] === first && head[1] === second);
  if (marked) return new TextDecoder(marked[2]).decode(head);
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  const broken = text.split('\ufffd').length - 1;
  const whole = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (broken === 0 || whole > broken * 4) return text.replaceAll('\ufffd', '');
  const western = new TextDecoder('windows-1252').decode(head);
  const letters = western.match(/\p{L}/gu)?.length ?? 0;
  const foreign = western.match(/[\x80-\xff]/g)?.length ?? 0;
  return foreign > letters * MAX_FOREIGN_SHARE ? '' : western;
}

/** At most {@link MAX_CHARACTERS}, up to a line end if there is one near. Line ends are LF, the mark at the start is gone. */
export function boundedText(text: string): string {
  const plain = text.replace(/^\ufeff/, '');
  if (plain.length <= MAX_CHARACTERS) return plain.replace(/\r\n?/g, '\n');
  const head = plain
    .slice(0, MAX_CHARACTERS)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\r\n?/g, '\n');
  const end = head.lastIndexOf('\n');
  return end > head.length - 2000 ? head.slice(0, end) : head;
}
