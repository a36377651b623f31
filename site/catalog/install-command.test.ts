import { expect, test } from 'vitest';
import { installCommand } from './install-command.ts';

test.each([
  ['https://www.npmjs.com/package/kysely', 'npm install kysely'],
  ['https://npmjs.com/package/@astrojs/rss/v/4.0.0', 'npm install @astrojs/rss'],
  ['https://registry.npmjs.org/kysely/-/kysely-0.28.2.tgz', 'npm install kysely'],
  ['https://registry.npmjs.org/@astrojs%2frss/-/rss-4.0.0.tgz', 'npm install @astrojs/rss'],
  ['https://pypi.org/project/Django/', 'pip install Django'],
  ['https://pypi.org/project/django/5.1/', 'pip install django'],
  ['https://files.pythonhosted.org/packages/py3/d/x/ruamel.yaml-0.18-py3-none-any.whl', 'pip install ruamel.yaml'],
  ['https://rubygems.org/gems/rails', 'gem install rails'],
  ['https://packagist.org/packages/monolog/monolog', 'composer require monolog/monolog'],
])('%s is installed with %s', (address, command) => {
  expect(installCommand(address)?.command).toBe(command);
});

test.each([
  'https://kysely.dev/',
  'https://www.npmjs.com/~publisher',
  'https://www.npmjs.com/package/--registry=evil',
  'https://www.npmjs.com/package/a;rm%20-rf',
  'https://www.npmjs.com/package/a%0aevil',
  'https://www.npmjs.com/package/$(evil)',
  'https://www.npmjs.com/package/..',
  'https://npmjs.com.evil.example/package/kysely',
  'https://www.npmjs.com:8443/package/kysely',
  'http://www.npmjs.com/package/kysely',
  'https://pypi.org/project/-r/',
  'https://pypi.org/project/',
  'https://packagist.org/packages/monolog/',
  'not an address',
])('nothing is installed from %s', (address) => {
  expect(installCommand(address)).toBeUndefined();
});
