/** An OpenAPI or Swagger document: the API it describes becomes a listing. */
import { MAX_UNKNOWN_BYTES } from '../../../../schemas/readers/document-size.ts';
import { documentKind } from '../../contract/source-kind.ts';

export const openapi = documentKind(
  async () => {
    const { prepareOpenApi, readOpenApi } = await import('./read-openapi.ts');
    return { read: readOpenApi, prepare: prepareOpenApi };
  },
  { maxBytes: MAX_UNKNOWN_BYTES },
);
