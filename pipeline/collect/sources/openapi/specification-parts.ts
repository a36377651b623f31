/**
 * An API description as many small ones: one without paths and components, and one for each of these. A schema asks of
 * each path and component the same, whatever stands beside it, so the whole is valid exactly if all the parts are. Ajv
 * goes on after a fault in some objects, and lists faults at a cost that grows with their square: in parts it can be
 * stopped.
 */
import { isObject, member } from '../../../../schemas/rules/members.ts';
import type { SpecificationVersion } from './official-schemas.ts';

type Members = Record<string, unknown>;

const COMPONENTS_3_0 = 'schemas responses parameters examples requestBodies headers securitySchemes links callbacks';

/** Objects whose members are parts, as they stand in the root and in `components`. */
const SPLIT: Record<SpecificationVersion, { root: readonly string[]; components: readonly string[] }> = {
  '2.0': { root: ['paths', 'definitions', 'parameters', 'responses', 'securityDefinitions'], components: [] },
  '3.0': { root: ['paths'], components: COMPONENTS_3_0.split(' ') },
  '3.1': { root: ['paths', 'webhooks'], components: `${COMPONENTS_3_0} pathItems`.split(' ') },
  '3.2': { root: ['paths', 'webhooks'], components: `${COMPONENTS_3_0} pathItems mediaTypes`.split(' ') },
};

/** Parts are documents of their version; a fault's place in its part is its place in the whole. */
export function* partsOf(document: unknown, version: SpecificationVersion): Generator<unknown> {
  const { root, components } = SPLIT[version];
  const inComponents = member(document, 'components');
  yield withoutParts(document, version);
  const least = leastDocument(version);
  for (const name of root) {
    for (const part of membersOf(member(document, name))) yield { ...least, [name]: part };
  }
  for (const name of components) {
    for (const part of membersOf(member(inComponents, name))) yield { ...least, components: { [name]: part } };
  }
}

function withoutParts(document: unknown, version: SpecificationVersion): unknown {
  if (!isObject(document)) return document;
  const { root, components } = SPLIT[version];
  const rest = emptied(document, root);
  return isObject(rest.components) ? { ...rest, components: emptied(rest.components, components) } : rest;
}

function emptied(members: Members, names: readonly string[]): Members {
  const copy = { ...members };
  for (const name of names) if (isObject(copy[name])) copy[name] = {};
  return copy;
}

function* membersOf(value: unknown): Generator<Members> {
  if (!isObject(value)) return;
  for (const [name, part] of Object.entries(value)) yield { [name]: part };
}

function leastDocument(version: SpecificationVersion): Members {
  const declared = version === '2.0' ? { swagger: version } : { openapi: `${version}.0` };
  return { ...declared, info: { title: '', version: '' }, paths: {} };
}
