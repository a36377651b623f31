import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../forge/testing/fake-server.ts';
import { startFakeGitlab } from './fake-gitlab.ts';
import { GITLAB_SHAPES } from './gitlab-shapes.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);

describe('the fake of GitLab', () => {
  let fake: FakeServer;
  beforeAll(async () => {
    fake = await startFakeGitlab([
      {
        id: 1,
        path: 'works/group/tool',
        formerly: 'works/tool',
        releases: [
          { tag: 'v1.0.0', links: [{ name: 'a', url: 'https://x.example/a' }] },
          { tag: 'v2', upcoming: true },
        ],
        tags: [{ name: 'v1.0.0' }, { name: 'v0.9.0', created: '2026-01-02T00:00:00Z' }],
        readme: { path: 'README.md', content: 'Tool' },
      },
      { id: 2, path: 'works/plain', description: null, license: null, hasTopics: false },
    ]);
  });
  afterAll(() => fake.close());

  it.each([
    ['project', 200, '/projects/works%2Fgroup%2Ftool?license=true'],
    ['project', 200, '/projects/works%2Ftool'],
    ['project', 200, '/projects/2?license=true'],
    ['release', 200, '/projects/1/releases'],
    ['tag', 200, '/projects/1/repository/tags'],
    ['error', 404, '/projects/none%2Fsuch'],
    ['error', 404, '/projects/1/repository/files/NONE/raw?ref=main'],
  ] as const)('answers with a %s and status %i to %s', async (shape, status, path) => {
    const answer = await fetch(`${fake.origin}/api/v4${path}`);
    const body = await answer.json();
    expect(answer.status).toBe(status);
    const validate = ajv.compile(
      Array.isArray(body) ? { type: 'array', items: GITLAB_SHAPES[shape] } : GITLAB_SHAPES[shape],
    );
    validate(body);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('would be caught with an answer of another form', () => {
    const validate = ajv.compile(GITLAB_SHAPES.release);
    expect(validate({ tag_name: 'v1.0.0', assets: [] })).toBe(false);
  });
});
