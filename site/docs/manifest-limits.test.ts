import { expect, it } from 'vitest';
import { manifestLimits } from './manifest-limits.ts';

it('names what the schema limits and the specification does not', () => {
  const rows = manifestLimits();
  expect(rows).toContainEqual(['entity.name', 200, undefined, undefined]);
  expect(rows).toContainEqual(['entity.slug', 64, undefined, '^[a-z0-9-]+$']);
  expect(rows).toContainEqual(['releases.latest.artifacts', undefined, 100, undefined]);
  expect(rows).toContainEqual(['releases.latest.artifacts[].sha256', 64, undefined, expect.any(String)]);
});

it.each(['tagline', 'summary'])('says nothing of the length of a %s, which the specification states', (name) => {
  expect(manifestLimits().map(([path]) => path)).not.toContain(`entity.descriptions.<tag>.${name}`);
});
