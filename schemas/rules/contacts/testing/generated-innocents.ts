/** Texts without a contact, made of digits and signs by rules: the same at every call. */

/** Of each kind. */
const EACH = 14;

type Random = (below: number) => number;

/** What programs and their descriptions count, name, date and measure. */
const KINDS: readonly ((random: Random) => string)[] = [
  (r) => `Version ${r(20)}.${r(30)}.${r(40)}`,
  (r) => `Update to ${r(20)}.${r(30)}.${r(40)}.${r(9000)} now.`,
  (r) => `v${r(9)}.${r(20)}.${r(20)}-rc.${r(9)}+build.${digits(r, 8)}`,
  (r) => `Requires Windows 10.0.${digits(r, 5)}.${digits(r, 4)} or later.`,
  (r) => `Build ${digits(r, 8)}.${r(99)}`,
  (r) => `build ${digits(r, 10)}`,
  (r) => `Released on 20${two(r, 30)}-${two(r, 12)}-${two(r, 28)}.`,
  (r) => `From ${two(r, 28)}.${two(r, 12)}.20${two(r, 30)} to ${two(r, 28)}.${two(r, 12)}.20${two(r, 30)}`,
  (r) => `${two(r, 12)}/${two(r, 28)}/20${two(r, 30)} ${two(r, 23)}:${two(r, 59)}:${two(r, 59)}`,
  (r) => `20${two(r, 30)}-${two(r, 12)}-${two(r, 28)}T${two(r, 23)}:${two(r, 59)}:${two(r, 59)}Z`,
  (r) => `Logged at ${two(r, 23)}:${two(r, 59)}:${two(r, 59)}.${digits(r, 6)}`,
  (r) => `Connect to ${octets(r)}:${1024 + r(60_000)}.`,
  (r) => `${octets(r)}/${8 + r(24)} via ${octets(r)}`,
  (r) => `ISBN 978-${r(9)}-${digits(r, 4)}-${digits(r, 4)}-${r(9)}`,
  (r) => `ISBN ${r(9)}-${digits(r, 3)}-${digits(r, 5)}-${r(9)}`,
  (r) => `sha1 ${hex(r, 40)}`,
  (r) => `md5: ${hex(r, 32)}`,
  (r) => `id ${hex(r, 8)}-${hex(r, 4)}-4${hex(r, 3)}-a${hex(r, 3)}-${hex(r, 12)}`,
  (r) => `Costs $${1 + r(900)},${digits(r, 3)},${digits(r, 3)}.${digits(r, 2)} a year.`,
  (r) => `${1 + r(900)} ${digits(r, 3)} ${digits(r, 3)} downloads`,
  (r) => `${1 + r(900)}.${digits(r, 3)}.${digits(r, 3)},${digits(r, 2)} €`,
  (r) => `${640 + r(3000)} x ${480 + r(3000)} x ${8 + r(24)}`,
  (r) => `Needs ${1 + r(64)} GB of memory and ${100 + r(900)} MB of disk.`,
  (r) => `${1_000_000 + r(9_000_000)} bytes in ${1 + r(9)}.${digits(r, 3)} s`,
  (r) => `${r(89)}.${digits(r, 6)}, ${r(179)}.${digits(r, 6)}`,
  (r) => `-${r(89)}.${digits(r, 4)} ${r(179)}.${digits(r, 4)}`,
  (r) => `Implements RFC ${1000 + r(8000)} and RFC ${1000 + r(8000)}.`,
  (r) => `Fixes CVE-20${two(r, 30)}-${digits(r, 5)}.`,
  (r) => `See issue #${1 + r(99_999)} and commit ${hex(r, 7)}.`,
  (r) => `tool@${r(9)}.${r(20)}.${r(20)}`,
  (r) => `npm i @scope/tool@^${r(9)}.${r(20)}.${r(20)}-next.${r(20)}`,
  (r) => `git@git${r(99)}.example.org:team${r(99)}/repo.git`,
  (r) => `https://example.org/${digits(r, 4)}/${digits(r, 7)}?id=${digits(r, 10)}`,
  (r) => `padding: ${r(40)}px ${r(40)}px ${r(40)}px ${r(40)}px; color: #${digits(r, 6)}`,
  (r) => `matrix ${r(9)} ${r(9)} ${r(9)} ${r(9)} ${r(9)} ${r(9)} ${r(9)} ${r(9)} ${r(9)}`,
  (r) => `${r(99)}, ${r(999)}, ${r(9999)}, ${r(99_999)}, ${r(999)}`,
  (r) => `between ${1000 + r(8000)} and ${10_000 + r(80_000)} points`,
  (r) => `[${r(99)}, ${100 + r(900)}] × [${r(99)}, ${100 + r(900)}]`,
  (r) => `Article no. ${digits(r, 3)}-${digits(r, 4)}-${digits(r, 3)}`,
  (r) => `${1 + r(99)}:${two(r, 59)} – ${1 + r(99)}:${two(r, 59)}`,
  (r) => `pages ${100 + r(400)}–${500 + r(400)}, volume ${1 + r(99)} (${1950 + r(70)})`,
  (r) => `Epoch ${1_500_000_000 + r(200_000_000)}`,
  (r) => `Model ${'ABCDEFGH'[r(8)]}${'KLMNPQRS'[r(8)]}-${digits(r, 4)}`,
];

export function generatedInnocents(): string[] {
  const random = seeded(20_261_014);
  return KINDS.flatMap((kind) => Array.from({ length: EACH }, () => kind(random)));
}

/** A linear congruential generator (Numerical Recipes). */
function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random(10)).join('');
}

function hex(random: Random, count: number): string {
  return Array.from({ length: count }, () => random(16).toString(16)).join('');
}

function octets(random: Random): string {
  return Array.from({ length: 4 }, () => random(256)).join('.');
}

/** A number from 1, in two digits. */
function two(random: Random, most: number): string {
  return String(1 + random(most)).padStart(2, '0');
}
