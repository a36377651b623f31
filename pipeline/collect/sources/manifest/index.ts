/** The manifest of a product: the catalog's own format, as other catalogs and publishers serve it. */
import { readManifest } from '../../../../schemas/readers/manifest-json.ts';
import { documentKind } from '../../contract/source-kind.ts';

export const manifest = documentKind(readManifest);
