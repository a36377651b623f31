/** Licenses as forges name them → SPDX identifiers. */
import parseSpdx from 'spdx-expression-parse';

/**
 * Licenses that the forges' detector (licensee) knows. GitLab gives only its keys, which are these in small letters.
 * Source: choosealicense.com, which licensee takes its list from.
 */
const DETECTED =
  '0BSD AFL-3.0 AGPL-3.0 Apache-2.0 Artistic-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-2-Clause-Patent BSD-3-Clause ' +
  'BSD-3-Clause-Clear BSD-4-Clause BSL-1.0 CC-BY-4.0 CC-BY-SA-4.0 CC0-1.0 CECILL-2.1 CERN-OHL-P-2.0 ' +
  'CERN-OHL-S-2.0 CERN-OHL-W-2.0 ECL-2.0 EPL-1.0 EPL-2.0 EUPL-1.1 EUPL-1.2 GFDL-1.3 GPL-2.0 GPL-3.0 ISC LGPL-2.1 ' +
  'LGPL-3.0 LPPL-1.3c MIT MIT-0 MPL-2.0 MS-PL MS-RL MulanPSL-2.0 NCSA ODbL-1.0 OFL-1.1 OSL-3.0 PostgreSQL ' +
  'Unlicense UPL-1.0 Vim WTFPL Zlib';

const BY_KEY = new Map(DETECTED.split(' ').map((id) => [id.toLowerCase(), id]));

/** @param id GitHub's `spdx_id`: NOASSERTION stands for a license text it does not know */
export function knownSpdxId(id: string | undefined): string | undefined {
  if (id === undefined || id === 'NOASSERTION' || id.length > 200) return undefined;
  try {
    parseSpdx(id);
    return id;
  } catch {
    return undefined;
  }
}

/** @param key GitLab's `license.key`, like lgpl-2.1 */
export function spdxIdOfKey(key: string | undefined): string | undefined {
  return BY_KEY.get(key?.toLowerCase() ?? '');
}
