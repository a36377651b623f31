/** The collections of the site: the docs, in a folder per language. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { DOCS_GROUPS } from './lib/docs-groups.ts';

export const collections = {
  docs: defineCollection({
    loader: glob({ pattern: '*/*.md', base: './site/content/docs', retainBody: false }),
    schema: z.strictObject({
      title: z.string(),
      /** What the page is about, in one sentence: below its title, in the index, in llms.txt. */
      lead: z.string(),
      group: z.enum(DOCS_GROUPS),
      /** Place within the group. */
      order: z.int(),
    }),
  }),
};
