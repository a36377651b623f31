/** Reads catalog-2.0 manifests: bytes → draft and problems. Source: specification, "Manifest". */
import manifestSchema from '../contracts/catalog-2.0.json' with { type: 'json' };
import type { ReadResult } from '../contracts/draft.ts';
import type { Manifest } from '../contracts/generated/catalog-2.0.ts';
import { validateManifest } from '../contracts/generated/validators.js';
import { error, hasErrors, inDocumentOrder, type Problem } from '../contracts/problems.ts';
import { cleanTexts } from '../rules/clean-texts.ts';
import { defined } from '../rules/defined.ts';
import { isObject, member } from '../rules/members.ts';
import { schemaProblems } from '../rules/schema-problems.ts';
import { isWebAddress } from '../rules/web-address.ts';
import { parseJson } from './json-text.ts';
import { manifestAsPad } from './manifest-pad.ts';
import { toDraft, toWebhook } from './pad-draft.ts';
import type { ReaderContext } from './pad-json.ts';
import { MANIFEST_CHECKS, notesOn, repeatedLanguages } from './pad-notes.ts';
import { projectBySchema } from './projection.ts';

/**
 * Reads and validates a whole manifest. Every problem at once, in document order; with an error there is no draft.
 * Never throws on bad input.
 */
export function readManifest(bytes: Uint8Array, { findCategory }: ReaderContext): ReadResult {
  const parsed = parseJson(bytes);
  if (parsed.problem !== undefined) return { problems: [parsed.problem] };
  const { value, problems: dropped } = projectBySchema(parsed.value, manifestSchema);
  const invalid = schemaProblems(value, validateManifest, manifestSchema);
  const taken = takenOver(value);
  const clean = cleanTexts(taken);
  const faults = [...invalid, ...clean.problems, ...domainProblems(taken), ...dropped];
  const repeated = repeatedLanguages(member(member(value, 'entity'), 'descriptions'), '/entity/descriptions');
  const notes = [...notesOn(clean.value, MANIFEST_CHECKS, faults), ...repeated];
  if (hasErrors(faults)) return { problems: inDocumentOrder([...faults, ...notes], value) };
  const manifest = clean.value as Manifest;
  const document = manifestAsPad(manifest, manifest.entity.domain.toLowerCase(), notes);
  const webhook = toWebhook(document);
  const problems = inDocumentOrder([...faults, ...notes], value);
  return { draft: toDraft(document, findCategory), ...(webhook && { webhook }), problems };
}

/**
 * The manifest without what never leaves it: a catalog does not take anybody's word for trust, a listing has no place
 * for a support address. What only these hold (digits of a key, say) is no reason to refuse the rest.
 */
function takenOver(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { entity, capabilities, releases, telemetry } = value;
  const webhook = isObject(telemetry) ? telemetry.webhook : undefined;
  return defined({
    entity: isObject(entity) ? defined({ ...entity, vendor: withoutSupport(entity.vendor) }) : entity,
    capabilities,
    releases,
    telemetry: webhook === undefined ? undefined : { webhook },
  });
}

function withoutSupport(vendor: unknown): unknown {
  if (!isObject(vendor)) return vendor;
  const { support_url: _, ...taken } = vendor;
  return taken;
}

/** The homepage is made of the domain, so it has to be one: a name with a dot, and nothing around it. */
function domainProblems(value: unknown): Problem[] {
  const domain = isObject(value) && isObject(value.entity) ? value.entity.domain : undefined;
  if (typeof domain !== 'string' || (DOMAIN.test(domain) && isWebAddress(`https://${domain}`))) return [];
  return [error('/entity/domain', 'bad_format.domain')];
}

const DOMAIN = /^(?!.*\.\d+$)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+$/u;
