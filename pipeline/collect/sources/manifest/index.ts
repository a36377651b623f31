/** The manifest of a product: the catalog's own format, as other catalogs and publishers serve it. */
import { documentKind } from '../../contract/source-kind.ts';

export const manifest = documentKind(async () => ({
  read: (await import('../../../../schemas/readers/manifest-json.ts')).readManifest,
}));
