/** The body of a submission or of a dry run: its form, its size, and the words for what is wrong with it. */
import type { ProblemTexts } from '../../schemas/wording/problem-texts.ts';
import { publicSettings } from '../base/assets.ts';
import { plainMediaType } from '../base/bounds.ts';
import type { Env } from '../base/env.ts';
import { problem, readBody } from '../base/responses.ts';

const MAX_BYTES = 256 * 1024;
const MEDIA_TYPES = ['application/json', 'application/xml', 'text/xml'] as const;

export type MediaType = (typeof MEDIA_TYPES)[number];

/** What was sent, or the answer to somebody who has sent something else. */
export async function sentDocument(request: Request): Promise<{ type: MediaType; bytes: Uint8Array } | Response> {
  const sent = plainMediaType(request);
  const type = MEDIA_TYPES.find((each) => each === sent);
  if (type === undefined) {
    const types = MEDIA_TYPES.join(', ');
    const detail = `Send a document as one of ${types}; JSON in UTF-8, and nothing compressed.`;
    return problem('unsupported_media_type', detail, { headers: { 'Accept-Post': types } });
  }
  const bytes = await readBody(
    request,
    MAX_BYTES,
    `A document may have ${MAX_BYTES} bytes. Leave out earlier releases.`,
  );
  return bytes instanceof Response ? bytes : { type, bytes };
}

/** In the first language of the catalog. Loaded where they are needed: the texts of all languages are large. */
export async function problemTexts(env: Env): Promise<ProblemTexts> {
  const { textsFor } = await import('../../schemas/wording/problem-languages.ts');
  return textsFor((await publicSettings(env)).languages);
}
