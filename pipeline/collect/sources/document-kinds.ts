/** The kinds that are documents, with their limits and readers: all that the thread knows which reads them. */
import { MAX_UNKNOWN_BYTES } from '../../../schemas/readers/document-size.ts';
import type { DocumentKindName } from '../contract/isolated-reader.ts';
import { type DocumentKind, documentKind } from '../contract/source-kind.ts';

export const DOCUMENT_KINDS: Readonly<Record<DocumentKindName, DocumentKind>> = {
  /** PAD JSON 2.0: a publishing document on the publisher's own domain (specification, "Publishing document"). */
  'pad-json': documentKind(async () => (await import('../../../schemas/readers/pad-json.ts')).readPadJson),
  /** PAD XML 3 and 4: what publishers of shareware have described their programs with since 1998. */
  'pad-xml': documentKind(async () => (await import('../../../schemas/readers/pad-xml.ts')).readPadXml, {
    allowHttp: true,
  }),
  /** The manifest of a product: the catalog's own format, as other catalogs and publishers serve it. */
  manifest: documentKind(async () => (await import('../../../schemas/readers/manifest-json.ts')).readManifest),
  /** An OpenAPI or Swagger document: the API it describes becomes a listing. */
  openapi: {
    maxBytes: MAX_UNKNOWN_BYTES,
    async load() {
      const { prepareOpenApi, readOpenApi } = await import('./openapi/read-openapi.ts');
      return { read: readOpenApi, prepare: prepareOpenApi };
    },
  },
  /** publiccode.yml: how public bodies describe the software that they publish. */
  publiccode: documentKind(async () => (await import('./publiccode/read-publiccode.ts')).readPubliccode, {
    isOptIn: true,
  }),
};
