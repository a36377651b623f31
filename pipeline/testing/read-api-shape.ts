/** Whether a document of the read API has the shape that schemas/contracts/read-api.json describes. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import evidenceSchema from '../../schemas/contracts/evidence.json' with { type: 'json' };
import feedKindsSchema from '../../schemas/contracts/feed-kinds.json' with { type: 'json' };
import listingSchema from '../../schemas/contracts/listing.json' with { type: 'json' };
import snapshotSchema from '../../schemas/contracts/rank-snapshot.json' with { type: 'json' };
import weightsSchema from '../../schemas/contracts/rank-weights.json' with { type: 'json' };
import readApiSchema from '../../schemas/contracts/read-api.json' with { type: 'json' };
import { formats } from '../../schemas/rules/formats.ts';

const ajv = new Ajv2020({ strict: true, allErrors: true, formats, keywords: ['tsType'] });
ajv.addSchema([feedKindsSchema, listingSchema, evidenceSchema, weightsSchema, snapshotSchema, readApiSchema]);

export function expectShape(name: keyof typeof readApiSchema.$defs, value: unknown): void {
  ajv.validate(`${readApiSchema.$id}#/$defs/${name}`, value);
  expect(ajv.errors ?? []).toEqual([]);
}
