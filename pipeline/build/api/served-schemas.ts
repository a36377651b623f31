/** The published schemas, with the `$id` of the place they are served from. */
import { files, type Site } from '../../../schemas/contracts/addresses.ts';
import manifestSchema from '../../../schemas/contracts/catalog-2.0.json' with { type: 'json' };
import padSchema from '../../../schemas/contracts/pad-2.0.json' with { type: 'json' };
import type { EmittedFile } from '../writer/build-writer.ts';

export function* servedSchemas(site: Site): Generator<EmittedFile> {
  for (const [path, schema] of [
    [files.manifestSchema, manifestSchema],
    [files.padSchema, padSchema],
  ] as const) {
    // In the order of the file: people read a schema from top to bottom.
    yield [path, `${JSON.stringify({ ...schema, $id: site.base_url + path }, null, 2)}\n`];
  }
}
