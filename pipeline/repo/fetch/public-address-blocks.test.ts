/** Case 3 of the list of hostile input: every block of addresses, by an independent list. */
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../schemas/rules/public-ip-address.ts';

describe('public addresses, by an independent list', () => {
  /** The lists of the requirement, and nothing else of the code under test. */
  const REFUSED_4 = [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.31.196.0/24',
    '192.52.193.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '192.175.48.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ];
  /** Everything outside 2000::/3, and five blocks inside it. */
  const REFUSED_6 = [
    '::/3',
    '4000::/2',
    '8000::/1',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '2620:4f:8000::/48',
    '3fff::/20',
  ];
  const FAMILIES = [
    { family: 'ipv4', bits: 32, refused: REFUSED_4 },
    { family: 'ipv6', bits: 128, refused: REFUSED_6 },
  ] as const;

  /** One list for each family, because a list of both takes an IPv4 address for the IPv6 address around it. */
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const { family, refused } of FAMILIES) {
    for (const [network = '', prefix] of refused.map((block) => block.split('/'))) {
      lists[family].addSubnet(network, Number(prefix), family);
    }
  }
  const isListed = (address: string) => {
    const family = address.includes(':') ? 'ipv6' : 'ipv4';
    return lists[family].check(address, family);
  };

  const text = (value: bigint, bits: number) =>
    bits === 32
      ? [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 0xffn)).join('.')
      : Array.from({ length: 8 }, (_, group) => ((value >> BigInt(112 - 16 * group)) & 0xffffn).toString(16)).join(':');
  const number = (address: string, bits: number) => {
    if (bits === 32) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
    const [head = '', tail = ''] = address.split('::').map((half) =>
      half
        .split(':')
        .filter(Boolean)
        .map((group) => group.padStart(4, '0'))
        .join(''),
    );
    return BigInt(`0x${head.padEnd(32 - tail.length, '0')}${tail}`);
  };

  /** The same numbers in every run. */
  function* randomNumbers(seed: number): Generator<number> {
    for (let state = seed; ; ) {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0;
      yield state;
    }
  }

  const blocks = FAMILIES.flatMap(({ bits, refused }) => refused.map((block) => ({ bits, block })));

  it.each(blocks)('first, last, and the neighbours of $block', ({ bits, block }) => {
    const [network = '', prefix] = block.split('/');
    const first = number(network, bits);
    const last = first + (1n << BigInt(bits - Number(prefix))) - 1n;
    expect([isPublicAddress(text(first, bits)), isPublicAddress(text(last, bits))]).toEqual([false, false]);
    for (const neighbour of [first - 1n, last + 1n].filter((value) => value >= 0n && value < 1n << BigInt(bits))) {
      const address = text(neighbour, bits);
      expect([address, isPublicAddress(address)]).toEqual([address, !isListed(address)]);
    }
  });

  it('10 000 random addresses, many of them in and around the blocks of IPv6', () => {
    const numbers = randomNumbers(20_261_014);
    const next = () => BigInt(numbers.next().value ?? 0);
    const wide = () => (next() << 96n) | (next() << 64n) | (next() << 32n) | next();
    const heads = ['2000::', '2001::', '2001:200::', '2001:d00::', '2002::', '2620:4f::', '3ff0::', '3fff::'];
    const seen = { public: 0, refused: 0 };
    for (let index = 0; index < 10_000; index += 1) {
      const bits = index % 2 === 0 ? 32 : 128;
      const head = number(heads[(index >> 2) % heads.length] ?? '', 128);
      const value = bits === 32 ? next() : index % 4 === 1 ? wide() : head | (wide() >> 20n);
      const address = text(value, bits);
      const expected = !isListed(address);
      expect([address, isPublicAddress(address)]).toEqual([address, expected]);
      seen[expected ? 'public' : 'refused'] += 1;
    }
    expect(Math.min(seen.public, seen.refused)).toBeGreaterThan(2_000);
  });

  it.each(['', 'example.org', '1.2.3', '8.8.8.8.8', '8.8.8.8/32', ' 8.8.8.8', '8.8.8.8\n', '::g', '[::1]'])(
    'takes %j for no public address',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});
