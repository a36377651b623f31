/** Text → bytes of an encoding that is only ever read: what the platform's decoder does, turned round. */

/** @param label of an encoding of one byte a character, or of one and two */
export function encode(text: string, label: string): Uint8Array {
  const bytes = bytesIn(label);
  return Uint8Array.from([...text].flatMap((char) => bytes.get(char) ?? missing(char, label)));
}

const tables = new Map<string, Map<string, number[]>>();

function bytesIn(label: string): Map<string, number[]> {
  const known = tables.get(label);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: false });
  const table = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    try {
      const char = decoder.decode(Uint8Array.from(bytes));
      if ([...char].length === 1 && !table.has(char)) table.set(char, bytes);
    } catch {
      // No character.
    }
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  // With so few characters of one byte there are some of two.
  if (table.size < 200) {
    for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  }
  tables.set(label, table);
  return table;
}

function missing(char: string, label: string): never {
  throw new Error(`${label} has no ${char}`);
}
