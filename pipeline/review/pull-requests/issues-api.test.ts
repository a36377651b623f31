import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type IssueOutcome, reportOnIssue, reportText } from './issues-api.ts';
import type { FakePulls } from './testing/fake-github-pulls.ts';
import { apiOptions, type GithubCatalog, githubCatalog } from './testing/reviewing-on-github.ts';

let catalog: GithubCatalog;
let fake: FakePulls;

beforeEach(async () => {
  catalog = await githubCatalog();
  fake = catalog.fake;
});
afterEach(async () => {
  expect(fake.faults).toEqual([]);
  await catalog.close();
});

const REFUSED: IssueOutcome = { state: 'refused', reason: 'This address cannot be followed.' };
const report = (outcome: IssueOutcome) => reportOnIssue(apiOptions(fake), 7, outcome);
const texts = () => fake.comments.map(({ text }) => text);
const hostile = (text: string) => reportText({ state: 'refused', reason: text });

describe('the report on an issue', () => {
  it('is one comment, written anew when it is tried again', async () => {
    await report(REFUSED);
    expect(texts()).toEqual([expect.stringContaining('This address cannot be followed.')]);
    await report(REFUSED);
    await report({ state: 'failed' });
    expect(texts()).toEqual([expect.stringContaining('for a reason that is not in the issue')]);
    await report({ state: 'proposed', pull: 12 });
    expect(texts()).toEqual([expect.stringContaining('is proposed in #12.')]);
    expect(fake.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'POST',
      'PATCH',
      'PATCH',
    ]);
  });

  it('says nothing where GitHub says it: a pull request closes the issue', async () => {
    await report({ state: 'proposed', pull: 12 });
    expect(texts()).toEqual([]);
  });

  it('replaces no words of a stranger who writes as it does', async () => {
    const text = reportText({ state: 'failed' });
    fake.comments.push({ issue: 7, id: 1, author: 'mallory', text, at: '2026-11-20T12:00:00Z', association: 'NONE' });
    await report(REFUSED);
    expect(texts()).toEqual([text, expect.stringContaining('This address cannot be followed.')]);
  });

  it.each([
    ['a mention', 'see @everyone and @works/team', /@(?!\u200b)/],
    ['a closing keyword', 'closes #1', /#(?!\u200b)\d/],
    ['a fence of its own', 'x\n```\n# Heading [link](https://bad.example)', /^ {0,3}```\n# Heading/m],
    ['an invisible character', 'a\u202eb', /\u202e/],
  ])('shows %s without effect', (_what, text, effect) => {
    const shown = hostile(text);
    const [, block = ''] = /```+text\n([\s\S]*?)\n```+\n/.exec(shown) ?? [];
    expect(block.length).toBeGreaterThan(0);
    expect(block).not.toMatch(effect);
  });
});
