/** Reads catalog-2.0 manifests: bytes → draft and problems. Source: specification, "Manifest". */
import manifestSchema from '../contracts/catalog-2.0.json' with { type: 'json' };
import type { ReadResult } from '../contracts/draft.ts';
import type { Manifest } from '../contracts/generated/catalog-2.0.ts';
import { validateManifest } from '../contracts/generated/validators.js';
import { error, hasErrors, inDocumentOrder, type Problem, warning } from '../contracts/problems.ts';
import { cleanTexts } from '../rules/clean-texts.ts';
import { isObject, member } from '../rules/members.ts';
import { schemaProblems } from '../rules/schema-problems.ts';
import { isWebAddress } from '../rules/web-address.ts';
import { defined } from '../rules/without-undefined.ts';
import { projectBySchema } from './allowed-members.ts';
import { parseJson } from './json-text.ts';
import { manifestAsPad } from './manifest-pad.ts';
import { toDraft, toWebhook } from './pad-draft.ts';
import type { ReaderContext } from './pad-json.ts';
import { MANIFEST_CHECKS, notesOn, repeatedLanguages } from './pad-warnings.ts';

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
  const faults = [...invalid, ...clean.problems, ...domainProblems(taken), ...trustProblems(value), ...dropped];
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
 * The manifest without what never leaves it: a catalog does not take anybody's word for trust. What only that holds
 * (digits of a key, say) is no reason to refuse the rest.
 */
function takenOver(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { entity, capabilities, releases, telemetry } = value;
  return defined({ entity, capabilities, releases, telemetry });
}

/** What a publisher says of trust, and no manifest of ours repeats. */
function trustProblems(value: unknown): Problem[] {
  const trust = isObject(value) && isObject(value.trust) ? value.trust : {};
  const { signatures, domain_verification: domain } = trust;
  const problems: Problem[] = [];
  if (isObject(domain) && domain.status === 'verified') {
    problems.push(warning('/trust/domain_verification', 'not_kept.verification'));
  }
  if (isObject(signatures) && Object.keys(signatures).length > 0) {
    problems.push(warning('/trust/signatures', 'not_kept.signatures'));
  }
  return problems;
}

/** The homepage is made of the domain, so it has to be one: a name with a dot, and nothing around it. */
function domainProblems(value: unknown): Problem[] {
  const domain = isObject(value) && isObject(value.entity) ? value.entity.domain : undefined;
  if (typeof domain !== 'string' || (DOMAIN.test(domain) && isWebAddress(`https://${domain}`))) return [];
  return [error('/entity/domain', 'bad_format.domain')];
}

const DOMAIN = /^(?!.*\.\d+$)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+$/u;
