/**
 * A fake of three hosts of Debian. Shapes: `dsc_in_suite` of dakweb/queries/source.py (salsa.debian.org/ftp-team/dak),
 * a .dsc file as Debian Policy 5.4 describes it, and the head and columns of popcon.debian.org/by_inst.
 */
import { type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

export const LISTED = [
  {
    version: '1.4.0+dfsg-1',
    component: 'main',
    filename: 'l/lumen/lumen_1.4.0+dfsg-1.dsc',
    filesize: 2000,
    sha256sum: 'ab'.repeat(32),
  },
];

export const DSC = `-----BEGIN PGP SIGNED MESSAGE-----
Hash: SHA512

Format: 3.0 (quilt)
Source: lumen
Binary: lumen,
 lumen-doc
Architecture: any all
Version: 1.4.0+dfsg-1
Maintainer: Ada Lovelace <ada@lumen.build>
Homepage: https://lumen.build/
Standards-Version: 4.7.2
`;

export const COUNTS = `#Format
#<name> is the package name;
#rank name                            inst  vote   old recent no-files (maintainer)
1     dpkg                          251000 228000  1500 21000   500 (Dpkg Developers)
2     lumen                           9876  4321  5000   500    55 (Ada Lovelace)
3     lumen-doc                        900     0     0     0   900 (Ada Lovelace)
-----------------------------------------------------------------------------
4     Total                         999999 99999 99999  9999  9999
`;

export async function startFakeDebian(): Promise<{ fake: FakeServer; fakes: Map<string, FakeServer> }> {
  const answers: Record<string, unknown> = {
    '/dsc_in_suite/unstable/lumen': LISTED,
    '/dsc_in_suite/unstable/nothing': [],
    '/debian/pool/main/l/lumen/lumen_1.4.0%2Bdfsg-1.dsc': DSC,
    '/by_inst': COUNTS,
  };
  const fake = await startFakeServer(({ path }) => {
    const body = answers[path];
    return body === undefined ? { status: 404, body: 'Not Found' } : { body };
  });
  const hosts = ['https://popcon.debian.org', 'https://api.ftp-master.debian.org', 'https://deb.debian.org'];
  return { fake, fakes: new Map(hosts.map((host) => [host, fake])) };
}
