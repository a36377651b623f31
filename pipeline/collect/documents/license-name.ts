/** What documents write of a license, as an SPDX expression. */
import parseSpdx from 'spdx-expression-parse';
import { plainLine } from '../../../schemas/rules/plain-text.ts';

const MAX_LENGTH = 200;

/** License → names people write for it, without case, spaces, punctuation and the words {@link FILLERS}. */
const COMMON_NAMES = new Map(
  Object.entries({
    MIT: 'mit expat',
    'Apache-2.0': 'apache2 apache20 apachesoftware2 apachesoftware20 asl20',
    'BSD-2-Clause': 'bsd2clause simplifiedbsd freebsd',
    'BSD-3-Clause': 'bsd3clause newbsd modifiedbsd',
    ISC: 'isc',
    'MPL-2.0': 'mpl2 mpl20 mozillapublic20',
    'GPL-2.0-only': 'gpl2 gpl20',
    'GPL-3.0-only': 'gpl3 gpl30 gnugeneralpublic3',
    'LGPL-3.0-only': 'lgpl3 lgpl30',
    'AGPL-3.0-only': 'agpl3 agpl30',
    'EPL-2.0': 'epl2 epl20',
    'EUPL-1.2': 'eupl12',
    Unlicense: 'unlicense',
    'CC0-1.0': 'cc0 cc010',
    'CC-BY-4.0': 'ccby40 creativecommonsattribution40',
    'CC-BY-SA-4.0': 'ccbysa40 creativecommonsattributionsharealike40',
    'OGL-UK-3.0': 'ogluk30 opengovernment30',
  }).flatMap(([id, names]) => names.split(' ').map((name) => [name, id] as const)),
);
const FILLERS = /\b(?:the|licen[cs]e|licen[cs]ed|version|international|v(?=\s?\d))\b|\bv(?=\d)/g;

/** The identifier where there is one (OpenAPI 3.1), else what the name, else what the address of the license says. */
export function spdxExpression(identifier?: string, name?: string, url?: string): string | undefined {
  return known(identifier) ?? known(name) ?? byCommonName(name) ?? byAddress(url);
}

/**
 * An expression of listed licenses: a `LicenseRef-` of the publisher's own is free text, and NOASSERTION is GitHub's word
 * for a text that it does not know.
 */
function known(words: string | undefined): string | undefined {
  const expression = plainLine(words?.slice(0, MAX_LENGTH) ?? '');
  if (expression === '' || expression.length > MAX_LENGTH || /ref-|^noassertion$/i.test(expression)) return undefined;
  try {
    parseSpdx(expression);
    return expression;
  } catch {
    return undefined;
  }
}

function byCommonName(name: string | undefined): string | undefined {
  const words =
    name
      ?.slice(0, MAX_LENGTH)
      .toLowerCase()
      .replace(FILLERS, '')
      .replace(/[^a-z0-9]/g, '') ?? '';
  return COMMON_NAMES.get(words);
}

/** Addresses whose path is the name of one license. */
const ADDRESS = new RegExp(
  String.raw`^https?://(?:www\.)?(?:(?:apache\.org/licenses/LICENSE-(?<apache>2\.0)(?:\.html|\.txt)?` +
    String.raw`|opensource\.org/licenses?/(?<osi>[\w.-]{1,40})/?)$` +
    String.raw`|creativecommons\.org/licenses/(?<cc>(?:by|by-sa|by-nd|by-nc|by-nc-sa|by-nc-nd)/[1-4]\.\d)(?:/|$))`,
  'i',
);

function byAddress(url: string | undefined): string | undefined {
  if (url === undefined || url.length > MAX_LENGTH) return undefined;
  const { apache, osi, cc } = ADDRESS.exec(url)?.groups ?? {};
  if (apache !== undefined) return `Apache-${apache}`;
  return known(osi ?? (cc && `CC-${cc.replace('/', '-').toUpperCase()}`)) ?? byCommonName(osi);
}
