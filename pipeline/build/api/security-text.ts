/** /.well-known/security.txt (RFC 9116): whom to tell of a hole in this catalog, where its operator has said so. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { publicSettings } from '../listings/public-settings.ts';
import type { EmittedFile } from '../writer/build-writer.ts';

/** @param date day of the build; its month decides, so that the file is another one once a month */
export function* securityText(settings: Settings, baseUrl: string, date: string): Generator<EmittedFile> {
  const { contact } = settings;
  if (contact === undefined) return;
  const [year = '', month = ''] = date.split('-');
  const lines = [
    `Contact: ${contact}`,
    // The RFC recommends less than a year.
    `Expires: ${Number(year) + 1}-${month}-01T00:00:00Z`,
    `Preferred-Languages: ${publicSettings(settings).languages.join(', ')}`,
    `Canonical: ${baseUrl}${files.securityText}`,
  ];
  yield [files.securityText, `${lines.join('\n')}\n`];
}
