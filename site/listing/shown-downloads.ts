/** The files of a version as a page names and groups them. */
import type { Platform } from '../../schemas/contracts/generated/listing.ts';
import type { Artifact } from '../../schemas/contracts/generated/read-api.ts';
import { formatFile } from '../base/format.ts';
import { platformName } from '../base/platform-name.ts';
import { fileFacts } from '../catalog/download-label.ts';
import type { Language } from '../catalog/language.ts';
import type { Texts } from '../texts/texts.ts';

export interface ShownDownload extends Pick<Artifact, 'uri' | 'sha256'> {
  platform: Platform | undefined;
  /** What its link says. */
  label: string;
  /** What it is saved as. */
  file: string;
  /** What else is known of it, in words; may be empty. */
  known: string;
  /** What the link does not say of where it leads. */
  from: string[];
}

/** A link names the platform; several for one are told apart by the names of their files. */
export function shownDownloads(
  artifacts: readonly Artifact[],
  { texts, say, ...formats }: Pick<Language, 'texts' | 'say' | 'formatSize'>,
): ShownDownload[] {
  const files = artifacts.map((artifact) => {
    const { platform: stated, uri, sha256 } = artifact;
    const { platform, name } = platformName(stated ?? 'cross-platform', texts.platforms);
    const label = stated === undefined ? texts.get.download : say(texts.get.downloadFor, { platform: name });
    const named = stated === undefined ? [] : [name];
    return { artifact, platform, named, label, uri, sha256, file: formatFile(uri), host: new URL(uri).host };
  });
  const byLabel = Map.groupBy(files, ({ label }) => label);
  return files.map(({ artifact, named, label, file, host, ...rest }) => {
    const isAlone = byLabel.get(label)?.length === 1;
    const known = [...(isAlone ? [] : named), fileFacts(artifact, formats)].filter(Boolean).join(' · ');
    return { ...rest, file, known, label: isAlone ? label : file, from: isAlone ? [file, host] : [host] };
  });
}

/** By the systems that they are for; files whose platform nobody knows come last. */
export function groupBySystem(
  artifacts: readonly Artifact[],
  names: Texts['platforms'],
): [platform: Platform, files: [Artifact, ...Artifact[]]][] {
  const platformOf = ({ platform = '' }: Artifact) => platformName(platform, names).platform ?? 'other';
  const groups = [...Map.groupBy(artifacts, platformOf)] as [Platform, [Artifact, ...Artifact[]]][];
  const isLast = (platform: Platform) => Number(platform === 'other');
  return groups.sort(([one], [other]) => isLast(one) - isLast(other));
}
