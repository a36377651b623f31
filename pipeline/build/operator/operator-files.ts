/** What the operator has set for the frame of the pages, as files that the pages are made from and show. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { OperatorFacts } from '../../../schemas/contracts/generated/read-api.ts';
import { accentStyle } from '../../../schemas/rules/accent-colors.ts';
import { catalogRepository } from '../../../schemas/rules/catalog-repository.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import type { OperatorFiles } from '../../repo/data/operator.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { BuildFile } from '../writer/build-writer.ts';

/** So many characters of a digest tell two sheets apart. */
const DIGEST_LENGTH = 12;

/** Nothing where nothing is set. */
export function operatorFiles(
  { settings, admission, queue }: Pick<ShownCatalog, 'settings' | 'admission' | 'queue'>,
  { pages, logo }: OperatorFiles,
): BuildFile[] {
  const asked: BuildFile[] = [
    ...(admission === undefined ? [] : [[files.admission, compactJson(admission)] satisfies BuildFile]),
    ...(queue === undefined ? [] : [[files.moderation, compactJson(queue)] satisfies BuildFile]),
  ];
  const { contact, report, accent } = settings;
  const repository = catalogRepository(settings);
  const style = accent === undefined ? undefined : accentStyle(accent);
  const stylePath = style === undefined ? undefined : files.accent(sha256(style).slice(0, DIGEST_LENGTH));
  const logoPath = logo === undefined ? undefined : files.logo(logo.type);
  const facts: OperatorFacts = {
    ...(repository !== undefined && {
      repository: { url: repository.url, ...(repository.forge !== undefined && { forge: repository.forge }) },
    }),
    ...(contact !== undefined && { contact }),
    ...(report !== undefined && { report }),
    ...(logo !== undefined &&
      logoPath !== undefined && { logo: { path: logoPath, width: logo.width, height: logo.height } }),
    ...(stylePath !== undefined && { accent: stylePath }),
    pages,
  };
  if (Object.keys(facts).length === 1 && Object.keys(pages).length === 0) return asked;
  return [
    ...asked,
    [files.operator, compactJson(facts)],
    ...(logo !== undefined && logoPath !== undefined ? [[logoPath, logo.bytes] satisfies BuildFile] : []),
    ...(style !== undefined && stylePath !== undefined ? [[stylePath, style] satisfies BuildFile] : []),
  ];
}
