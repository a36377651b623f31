/** Reads a catalog-2.0 manifest: the inverse of schemas/manifest.ts. Source: specification, "Manifest". */
import manifestSchema from '../catalog-2.0.json' with { type: 'json' };
import { defined } from '../defined.ts';
import type { ReadResult } from '../draft.ts';
import type { Manifest } from '../generated/catalog-2.0.ts';
import type { PadDocument } from '../generated/pad-2.0.ts';
import { validateManifest } from '../generated/validators.js';
import { hasErrors, inDocumentOrder, type Problem } from '../problems.ts';
import { contactProblems, withoutContacts } from '../rules/contact-problems.ts';
import { schemaProblems } from '../rules/schema-problems.ts';
import { textProblems } from '../rules/text-problems.ts';
import { parseJson } from './json-text.ts';
import { toDraft, toWebhook } from './pad-draft.ts';
import type { ReaderContext } from './pad-json.ts';
import { projectBySchema } from './projection.ts';

/** Places in the publishing document, which speaks of the same things, and where a manifest has them. */
const PLACES: readonly (readonly [pad: string, manifest: string])[] = [
  ['/vendor/country_code', '/entity/vendor/country_code'],
  ['/software/license/spdx_id', '/entity/license/spdx_id'],
  ['/software/descriptions', '/entity/descriptions'],
  ['/webhook/events', '/telemetry/webhook/events'],
];

/** Every problem at once, in document order; with an error there is no draft. Never throws on bad input. */
export function readManifest(bytes: Uint8Array, { findCategory }: ReaderContext): ReadResult {
  const parsed = parseJson(bytes);
  if (parsed.problem !== undefined) return { problems: [parsed.problem] };
  const { value, problems: dropped } = projectBySchema(parsed.value, manifestSchema);
  const faults = [
    ...schemaProblems(value, validateManifest, manifestSchema),
    ...textProblems(value),
    ...contactProblems(value),
    ...dropped,
  ];
  if (hasErrors(faults)) return { problems: inDocumentOrder(faults, value) };
  const document = toPadDocument(withoutContacts(value) as Manifest);
  const notes: Problem[] = [];
  const draft = toDraft(document, findCategory, notes);
  const webhook = toWebhook(document, notes);
  const problems = inDocumentOrder([...faults, ...notes.map(inManifest)], value);
  return { draft, ...(webhook && { webhook }), problems };
}

/** What the publishing document has a member for. A claim of trust is never taken over from a document. */
function toPadDocument({ entity, capabilities, releases, telemetry }: Manifest): PadDocument {
  const { license, vendor } = entity;
  const { pricing } = capabilities;
  const { version, published_at, release_type, changelog_url, artifacts = [] } = releases.latest;
  return defined({
    pad_version: '2.0',
    vendor: defined({
      name: vendor?.name ?? entity.name,
      website: vendor?.website,
      country_code: vendor?.country_code,
    }),
    software: defined({
      slug: entity.slug,
      name: entity.name,
      kind: entity.type,
      license_type: license?.type,
      license: license && defined({ spdx_id: license.spdx_id, commercial_terms: license.commercial_terms }),
      platforms: capabilities.deployment.includes('cloud') ? ['web'] : [],
      homepage: homepageOf(entity.domain),
      integrations: capabilities.integrations,
      interfaces: capabilities.interfaces,
      pricing:
        pricing &&
        defined({
          model: pricing.model,
          price_from_cents: pricing.currency === undefined ? undefined : pricing.starting_price_cents,
          currency: pricing.currency,
        }),
      descriptions: Object.fromEntries(Object.entries(entity.descriptions).filter(([, { summary }]) => summary !== '')),
    }),
    release: defined({
      version,
      released_on: new Date(published_at).toISOString().slice(0, 10),
      release_type,
      notes_url: changelog_url,
      artifacts: artifacts.flatMap(({ platform, uri, sha256 }) =>
        uri === undefined ? [] : [defined({ platform, uri, sha256 })],
      ),
    }),
    webhook:
      telemetry?.webhook?.url === undefined
        ? undefined
        : defined({ url: telemetry.webhook.url, events: telemetry.webhook.events }),
  }) as PadDocument;
}

/** A domain is a host name and nothing else. */
function homepageOf(domain: string): string | undefined {
  const address = `https://${domain}`;
  return URL.canParse(address) && new URL(address).hostname === domain.toLowerCase() ? `${address}/` : undefined;
}

function inManifest(problem: Problem): Problem {
  const place = PLACES.find(([pad]) => problem.pointer.startsWith(pad));
  if (place === undefined) return { ...problem, pointer: '' };
  const [pad, manifest] = place;
  const name = (pointer: string) => pointer.slice(1).replaceAll('/', '.');
  return {
    ...problem,
    pointer: manifest + problem.pointer.slice(pad.length),
    message: problem.message.replace(name(pad), name(manifest)),
  };
}
