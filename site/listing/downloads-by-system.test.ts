import { expect, it } from 'vitest';
import type { Artifact } from '../../schemas/contracts/generated/read-api.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { downloadsBySystem } from './downloads-by-system.ts';

const file = (name: string, platform?: string): Artifact => ({
  uri: `https://works.example/${name}`,
  ...(platform !== undefined && { platform }),
});

it('leads to the only file of a system, counts several, and names what is for no known system last', () => {
  const [source, dmg] = [file('all.tar.gz'), file('mac.dmg', 'darwin')];
  const [deb, rpm] = [file('x64.deb', 'linux-x64'), file('x64.rpm', 'Fedora')];
  expect(downloadsBySystem([source, dmg, deb, rpm], texts)).toEqual([
    { label: 'macOS', only: dmg, count: 1 },
    { label: 'Linux', only: undefined, count: 2 },
    { label: 'Other', only: source, count: 1 },
  ]);
});
