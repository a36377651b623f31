/** What a button says that downloads the only file there is. */
import { fillMessage } from '../../schemas/texts/message.ts';
import { platformName } from './platform-name.ts';
import type { Texts } from './texts.ts';

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
