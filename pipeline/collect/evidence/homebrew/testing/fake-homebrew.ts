/**
 * A fake of formulae.brew.sh. Shapes: the samples of formula and cask (wget, docker) that the site's own repository
 * holds, github.com/Homebrew/formulae.brew.sh, _includes/api-samples.
 */
import { type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

export const FORMULA = {
  name: 'lumen',
  full_name: 'lumen',
  tap: 'homebrew/core',
  desc: 'Paints light',
  license: 'MIT',
  homepage: 'https://lumen.build/',
  versions: { stable: '1.4.0', head: 'HEAD', bottle: true },
  urls: {
    stable: { url: 'https://github.com/lumen-works/lumen/archive/v1.4.0.tar.gz', tag: null, revision: null },
    head: { url: 'https://github.com/lumen-works/lumen.git', branch: 'main' },
  },
  deprecated: false,
  deprecation_date: null,
  disabled: false,
  analytics: {
    install: {
      '30d': { lumen: 1019, 'lumen --HEAD': 8, 'lumen-extra': 5000 },
      '90d': { lumen: 3045, 'lumen --HEAD': 18 },
      '365d': { lumen: 17_709 },
    },
    install_on_request: { '30d': { lumen: 900 } },
    build_error: { '30d': { lumen: 6 } },
  },
  generated_date: '2026-11-20',
};

export const CASK = {
  token: 'lumen-studio',
  full_token: 'lumen-studio',
  tap: 'homebrew/cask',
  name: ['Lumen Studio'],
  desc: 'Paints light',
  homepage: 'https://lumen.build/studio',
  url: 'https://dl.lumen.build/LumenStudio-2.0.dmg',
  version: '2.0,74594',
  sha256: 'fa65e21ec54f472b293170f409c87934929c5488612589275d05a47cd59ba3ae',
  deprecated: false,
  disabled: false,
  analytics: { install: { '30d': { 'lumen-studio': 250 }, '90d': { 'lumen-studio': 682 } } },
  generated_date: '2026-11-20',
};

export async function startFakeHomebrew(): Promise<{ fake: FakeServer; fakes: Map<string, FakeServer> }> {
  const files: Record<string, unknown> = {
    '/api/formula/lumen.json': FORMULA,
    '/api/formula/lumen%402.json': { ...FORMULA, name: 'lumen@2' },
    '/api/cask/lumen-studio.json': CASK,
  };
  const fake = await startFakeServer(({ path }) => {
    const body = files[path];
    return body === undefined ? { status: 404, body: 'Not Found' } : { body };
  });
  return { fake, fakes: new Map([['https://formulae.brew.sh', fake]]) };
}
