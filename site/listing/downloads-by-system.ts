/** The systems that there are files for, each as one link: to its only file, or to the list of them. */
import type { Platform } from '../../schemas/contracts/generated/listing.ts';
import type { Artifact } from '../../schemas/contracts/generated/read-api.ts';
import { platformName } from '../base/platform-name.ts';
import type { Texts } from '../texts/texts.ts';

interface SystemDownloads {
  label: string;
  /** Undefined where there are several. */
  only: Artifact | undefined;
  count: number;
}

/** Files whose platform nobody knows come last. */
export function groupBySystem(
  artifacts: readonly Artifact[],
  names: Texts['platforms'],
): [platform: Platform, files: [Artifact, ...Artifact[]]][] {
  const platformOf = ({ platform = '' }: Artifact) => platformName(platform, names).platform ?? 'other';
  const groups = [...Map.groupBy(artifacts, platformOf)] as [Platform, [Artifact, ...Artifact[]]][];
  const isLast = (platform: Platform) => Number(platform === 'other');
  return groups.sort(([one], [other]) => isLast(one) - isLast(other));
}

export function downloadsBySystem(
  artifacts: readonly Artifact[],
  { platforms }: Pick<Texts, 'platforms'>,
): SystemDownloads[] {
  return groupBySystem(artifacts, platforms).map(([platform, [file, ...others]]) => ({
    label: platforms[platform],
    only: others.length === 0 ? file : undefined,
    count: others.length + 1,
  }));
}
