/** What is said of a download: on the button of the only file there is, and of each file. */
import type { Artifact } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Formats } from '../base/format.ts';
import { platformName } from '../base/platform-name.ts';
import type { Texts } from '../texts/texts.ts';

/** What publishers write of a platform may be long: only what people know stands on a button. */
const MAX_NAME = 40;

/** @param stated as its publisher writes the platform; @param locale of the words */
export function downloadLabel(
  stated: string | undefined,
  { get, platforms }: Pick<Texts, 'get' | 'platforms'>,
  locale: string,
): string {
  const { platform, name } = platformName(stated ?? '', platforms);
  if (platform === undefined || name.length > MAX_NAME) return get.download;
  return fillMessage(get.downloadFor, { platform: name }, locale);
}

/** "EXE · 12.3 MB", as far as it is known. */
export function fileFacts({ format, size_bytes }: Artifact, { formatSize }: Pick<Formats, 'formatSize'>): string {
  const size = size_bytes === undefined ? undefined : formatSize(size_bytes);
  return [format?.toUpperCase(), size].filter((fact) => fact !== undefined).join(' · ');
}
