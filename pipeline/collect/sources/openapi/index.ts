/** An OpenAPI or Swagger document: the API it describes becomes a listing. */
import { MAX_UNKNOWN_BYTES } from '../../../../schemas/readers/document-size.ts';
import { documentKind } from '../../contract/source-kind.ts';
import { prepareOpenApi, readOpenApi } from './read-openapi.ts';

export const openapi = documentKind(readOpenApi, { maxBytes: MAX_UNKNOWN_BYTES, prepare: prepareOpenApi });
