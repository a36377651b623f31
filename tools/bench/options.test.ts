import { CommanderError } from 'commander';
import { expect, it } from 'vitest';
import { benchCommand } from './options.ts';

it.each([
  ['fewer documents than tenths', ['--n', '9'], /It must be a whole number from 10 to/],
  ['a number of documents for what has its own', ['--quick', '--n', '20'], /'--quick' cannot be used with option '--n/],
  [
    'a profile of a quick run',
    ['--quick', '--profile', 'rank'],
    /'--profile <stage>' cannot be used with option '--quick'/,
  ],
  ['no number', ['--n', '1e3'], /It must be a whole number from 10 to/],
  ['a stage there is not', ['--only', 'read-minds'], /Allowed choices are read-pad-xml, validate-pad-json/],
])('refuses %s', (_what, options, message) => {
  const said: string[] = [];
  const command = benchCommand()
    .exitOverride()
    .configureOutput({ writeErr: (text) => void said.push(text) });
  expect(() => command.parse(options, { from: 'user' })).toThrow(CommanderError);
  expect(said.join('')).toMatch(message);
});

it('takes several stages and numbers of documents', () => {
  const args = ['--growth', '--sizes', '10', '40', '--only', 'rank', 'build-cold'];
  expect(benchCommand().parse(args, { from: 'user' }).opts()).toEqual({
    growth: true,
    sizes: [10, 40],
    only: ['rank', 'build-cold'],
  });
});
