/** The kinds that are documents: all that the thread knows which reads them. */
import type { DocumentKindName } from '../contract/isolated-reader.ts';
import type { DocumentKind } from '../contract/source-kind.ts';
import { manifest } from './manifest/index.ts';
import { openapi } from './openapi/index.ts';
import { padJson } from './pad-json/index.ts';
import { padXml } from './pad-xml/index.ts';
import { publiccode } from './publiccode/index.ts';

export const DOCUMENT_KINDS: Readonly<Record<DocumentKindName, DocumentKind>> = {
  'pad-json': padJson,
  'pad-xml': padXml,
  manifest,
  openapi,
  publiccode,
};
