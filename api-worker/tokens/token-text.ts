/** How a secret of ours is written: `cat_`, 30 random characters and 6 that catch a slip without asking anybody. */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** log2(62^30) is 178 bits. */
const RANDOM_LENGTH = 30;
const CHECK_LENGTH = 6;
/** Higher bytes would make the first characters of the alphabet likelier than the last. */
const UNFAIR_FROM = 256 - (256 % DIGITS.length);

export type Prefix = 'cat' | 'claim';
/** Gives as many bytes as are asked for. */
export type RandomBytes = (count: number) => Uint8Array;

export function createToken(prefix: Prefix, randomBytes: RandomBytes = secureBytes): string {
  return tokenOf(prefix, randomText(RANDOM_LENGTH, randomBytes));
}

export function randomText(length: number, randomBytes: RandomBytes = secureBytes): string {
  let random = '';
  while (random.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < UNFAIR_FROM && random.length < length) random += DIGITS.charAt(byte % DIGITS.length);
    }
  }
  return random;
}

/** @param text 30 characters of the alphabet */
export function tokenOf(prefix: Prefix, text: string): string {
  return `${prefix}_${text}${checkOf(text)}`;
}

const secureBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** False for what cannot be a token, so that nothing need be looked up. */
export function isToken(prefix: Prefix, text: string): boolean {
  const [, random = '', check] = /^[a-z]+_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(text) ?? [];
  return text.startsWith(`${prefix}_`) && checkOf(random) === check;
}

/** CRC-32 in base 62. */
function checkOf(text: string): string {
  return inDigits(crc32(new TextEncoder().encode(text)), CHECK_LENGTH);
}

/** A whole number in base 62. */
export function inDigits(number: number, length: number): string {
  let rest = number;
  let digits = '';
  while (digits.length < length) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** The number that was written so. */
export function ofDigits(digits: string): number {
  return [...digits].reduce((number, digit) => number * DIGITS.length + DIGITS.indexOf(digit), 0);
}

/** ISO 3309, as in gzip and PNG. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
