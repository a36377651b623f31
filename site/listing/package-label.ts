/** A package as people call it, and where it is found. */
import { packagePage, parsePackageUrl } from '../../schemas/rules/package-url.ts';

export interface PackageLabel {
  /** Undefined where there is none: a generic package lies anywhere. */
  registry: string | undefined;
  name: string;
  /** Of its page, where its registry has one. */
  url: string | undefined;
}

/** Characters of a name, about two lines of the facts. */
const MAX_NAME = 60;

/** @param purl a package URL, like pkg:npm/my-tool @returns undefined for what is none */
export function packageLabel(purl: string): PackageLabel | undefined {
  const parsed = parsePackageUrl(purl);
  if (parsed === undefined) return undefined;
  const { type, namespace, name } = parsed;
  const whole = [namespace, name].filter((part) => part !== undefined).join('/');
  const page = packagePage(parsed);
  return {
    registry: page?.registry ?? (type === 'generic' ? undefined : type),
    name: whole.length > MAX_NAME ? `${whole.slice(0, MAX_NAME).toWellFormed()}…` : whole,
    url: page?.url,
  };
}
