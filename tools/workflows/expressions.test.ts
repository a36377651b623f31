import { expect, it } from 'vitest';
import { type Context, evaluate, fill, holds } from './testing/expressions.ts';

const context: Context = {
  values: { 'vars.DEPLOY_TO': 'pages', 'github.event_name': 'schedule', 'steps.app.outputs.token': '' },
  functions: { failure: () => true, cancelled: () => false, fromJSON: (list) => list },
};

const written = (text: string) => `${'$'}{{${text}}}`;

it.each([
  ["vars.DEPLOY_TO == 'pages'", true],
  ["vars.DEPLOY_TO == 'cloudflare' || vars.DEPLOY_TO == 'pages'", true],
  ["vars.APP_CLIENT_ID != ''", false],
  ['!cancelled()', true],
  ["failure() && github.event_name == 'schedule'", true],
  ["steps.app.outputs.token || 'that of the job'", 'that of the job'],
  ["fromJSON('[1]')", '[1]'],
])('%s', (text, expected) => {
  expect(evaluate(text, context)).toBe(expected);
});

it.each(['a b', 'unknown()', "contains(a, 'b')", '1 < 2', "'open"])(
  'refuses what GitHub may read otherwise: %s',
  (text) => {
    expect(() => evaluate(text, context)).toThrow();
  },
);

it('what comes after a failure runs only where it asks for that', () => {
  expect(holds(undefined, true, context)).toBe(false);
  expect(holds("vars.DEPLOY_TO == 'pages'", true, context)).toBe(false);
  expect(holds(written('!cancelled()'), true, context)).toBe(true);
  expect(fill(`a-${written(' vars.DEPLOY_TO ')}-${written('vars.NONE')}`, context)).toBe('a-pages-');
});
