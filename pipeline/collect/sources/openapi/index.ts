/** An OpenAPI or Swagger document: the API it describes becomes a listing. */
import { documentKind } from '../../contract/source-kind.ts';
import { MAX_UNKNOWN_BYTES } from '../../fetch/guarded-client.ts';
import { readOpenApiOfAnySize } from './read-large.ts';

export const openapi = documentKind(readOpenApiOfAnySize, { maxBytes: MAX_UNKNOWN_BYTES });
