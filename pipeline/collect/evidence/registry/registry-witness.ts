/** What witnesses have in common that ask a registry: which packages they are asked about, and how a look ends. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { type PackageUrl, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import type { Validators } from '../../../repo/fetch/header-values.ts';
import type { Statement, Testimony, Witness, WitnessTools } from '../../contract/witness.ts';
import { NoAnswer } from './ask-registry.ts';

/** @param nameOf what the registry calls a package; undefined for one that it does not have */
export function packageWitness<Name>(
  nameOf: (parsed: PackageUrl, listing: Listing) => Name | undefined,
  look: (
    name: Name,
    tools: WitnessTools,
    about: { subject: string; last: Statement | undefined },
  ) => Promise<Testimony>,
): Pick<Witness, 'subjects' | 'look'> {
  const named = (subject: string, listing: Listing) => {
    const parsed = parsePackageUrl(subject);
    return parsed && nameOf(parsed, listing);
  };
  return {
    subjects: (listing) => (listing.packages ?? []).filter((subject) => named(subject, listing) !== undefined),
    async look(subject, listing, tools, last) {
      const name = named(subject, listing);
      return name === undefined
        ? { unknown: true }
        : lookAtRegistry(tools, (own) => look(name, own, { subject, last }));
    },
  };
}

/** Only with an answer that made sense is a later one compared: what is remembered of another one is dropped. */
export async function lookAtRegistry(
  tools: WitnessTools,
  look: (tools: WitnessTools) => Promise<Testimony>,
): Promise<Testimony> {
  const seen = new Map<string, Validators | undefined>();
  const answers = { get: tools.answers.get, set: async (...entry: [string, Validators?]) => void seen.set(...entry) };
  try {
    const testimony = await look({ ...tools, answers });
    if (!('problem' in testimony)) for (const entry of seen) await tools.answers.set(...entry);
    return testimony;
  } catch (thrown) {
    if (thrown instanceof NoAnswer) return thrown.testimony;
    throw thrown;
  }
}
