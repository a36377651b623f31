/** The license of an API description as an SPDX expression. */
import parseSpdx from 'spdx-expression-parse';
import { plainLine } from '../../../../schemas/rules/plain-text.ts';

const MAX_LENGTH = 200;

/** Names people write, without case, spaces, punctuation and the words {@link FILLERS}, and what they mean. */
const COMMON_NAMES: Record<string, string> = {
  mit: 'MIT',
  expat: 'MIT',
  apache2: 'Apache-2.0',
  apache20: 'Apache-2.0',
  apachesoftware2: 'Apache-2.0',
  apachesoftware20: 'Apache-2.0',
  asl20: 'Apache-2.0',
  bsd2clause: 'BSD-2-Clause',
  simplifiedbsd: 'BSD-2-Clause',
  freebsd: 'BSD-2-Clause',
  bsd3clause: 'BSD-3-Clause',
  newbsd: 'BSD-3-Clause',
  modifiedbsd: 'BSD-3-Clause',
  isc: 'ISC',
  mpl2: 'MPL-2.0',
  mpl20: 'MPL-2.0',
  mozillapublic20: 'MPL-2.0',
  gpl2: 'GPL-2.0-only',
  gpl20: 'GPL-2.0-only',
  gpl3: 'GPL-3.0-only',
  gpl30: 'GPL-3.0-only',
  gnugeneralpublic3: 'GPL-3.0-only',
  lgpl3: 'LGPL-3.0-only',
  lgpl30: 'LGPL-3.0-only',
  agpl3: 'AGPL-3.0-only',
  agpl30: 'AGPL-3.0-only',
  epl2: 'EPL-2.0',
  epl20: 'EPL-2.0',
  eupl12: 'EUPL-1.2',
  unlicense: 'Unlicense',
  cc0: 'CC0-1.0',
  cc010: 'CC0-1.0',
  ccby40: 'CC-BY-4.0',
  ccbysa40: 'CC-BY-SA-4.0',
  creativecommonsattribution40: 'CC-BY-4.0',
  creativecommonsattributionsharealike40: 'CC-BY-SA-4.0',
  ogluk30: 'OGL-UK-3.0',
  opengovernment30: 'OGL-UK-3.0',
};
const FILLERS = /\b(?:the|licen[cs]e|licen[cs]ed|version|international|v(?=\s?\d))\b|\bv(?=\d)/g;

/** The identifier where there is one (OpenAPI 3.1), else what the name, else what the address of the license says. */
export function spdxExpression(identifier?: string, name?: string, url?: string): string | undefined {
  return known(identifier) ?? known(name) ?? byCommonName(name) ?? byAddress(url);
}

/** An expression of listed licenses: a `LicenseRef-` of the publisher's own is free text. */
function known(words: string | undefined): string | undefined {
  const expression = plainLine(words?.slice(0, MAX_LENGTH) ?? '');
  if (expression === '' || expression.length > MAX_LENGTH || /ref-/i.test(expression)) return undefined;
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
  return Object.hasOwn(COMMON_NAMES, words) ? COMMON_NAMES[words] : undefined;
}

/** Addresses whose path is the name of one license. */
const ADDRESSES: readonly [RegExp, (path: string) => string][] = [
  [/^https?:\/\/(?:www\.)?apache\.org\/licenses\/LICENSE-(2\.0)(?:\.html|\.txt)?$/i, (version) => `Apache-${version}`],
  [/^https?:\/\/(?:www\.)?opensource\.org\/licenses?\/([\w.-]{1,40})\/?$/i, (id) => id],
  [
    /^https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/((?:by|by-sa|by-nd|by-nc|by-nc-sa|by-nc-nd)\/[1-4]\.\d)(?:\/|$)/i,
    (path) => `CC-${path.replace('/', '-').toUpperCase()}`,
  ],
];

function byAddress(url: string | undefined): string | undefined {
  if (url === undefined || url.length > MAX_LENGTH) return undefined;
  for (const [pattern, name] of ADDRESSES) {
    const [, path] = pattern.exec(url) ?? [];
    if (path !== undefined) return known(name(path)) ?? byCommonName(path);
  }
  return undefined;
}
