/** Which specification a document follows, and what the official schema of its version says of it. */
import type { SchemaError } from '../../../../schemas/contracts/generated/validators.js';
import { error, type Problem } from '../../../../schemas/contracts/problems.ts';
import { member as memberOf } from '../../../../schemas/rules/members.ts';
import { officialValidator, type SpecificationVersion } from './official-schemas.ts';
import { partsOf } from './specification-parts.ts';

export interface DeclaredVersion {
  version: SpecificationVersion;
  /** The member that names it. */
  member: 'openapi' | 'swagger';
}

/** Faults that are looked for; a document with more is fixed in rounds. */
const MAX_FAULTS = 1000;
/** Parts with more values are read up to their first fault: Ajv takes the square of the number of faults to list them. */
const MAX_NODES_FOR_ALL_FAULTS = 5000;

const VERSIONS = { openapi: ['3.0', '3.1', '3.2'], swagger: ['2.0'] } as const;

/** Numbers are understood too, `swagger: 2.0`: the official schema will complain about them. */
export function declaredVersion(document: unknown): DeclaredVersion | { problem: Problem } {
  for (const member of ['openapi', 'swagger'] as const) {
    const declared = memberOf(document, member);
    if (declared === undefined) continue;
    const version = VERSIONS[member].find((known) => isVersion(declared, known));
    return version === undefined ? { problem: error(`/${member}`, 'unsupported_version') } : { version, member };
  }
  return { problem: error('', 'not_openapi') };
}

function isVersion(declared: unknown, known: SpecificationVersion): boolean {
  if (typeof declared === 'number') return declared === Number(known);
  return typeof declared === 'string' && (declared === known || declared.startsWith(`${known}.`));
}

/** What the official schema finds wrong, up to {@link MAX_FAULTS}; empty for a valid document and for no other. */
export function specificationFaults(document: unknown, version: SpecificationVersion): SchemaError[] {
  if (isValid(document, version)) return [];
  const firstFault = officialValidator(version, false);
  const everyFault = officialValidator(version, true);
  const faults: SchemaError[] = [];
  for (const part of partsOf(document, version)) {
    const validate = hasAtMost(part, MAX_NODES_FOR_ALL_FAULTS) ? everyFault : firstFault;
    if (!validate(part)) faults.push(...((validate.errors ?? []) as SchemaError[]).slice(0, MAX_FAULTS));
    if (faults.length >= MAX_FAULTS) break;
  }
  return faults;
}

function isValid(document: unknown, version: SpecificationVersion): boolean {
  const validate = officialValidator(version, false);
  for (const part of partsOf(document, version)) {
    if (!validate(part)) return false;
  }
  return true;
}

function hasAtMost(value: unknown, limit: number): boolean {
  let left = limit;
  const visit = (node: unknown): void => {
    left -= 1;
    if (left < 0 || typeof node !== 'object' || node === null) return;
    for (const member of Object.values(node)) visit(member);
  };
  visit(value);
  return left >= 0;
}
