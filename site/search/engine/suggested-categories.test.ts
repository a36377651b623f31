import { expect, it } from 'vitest';
import { categorySuggester } from './suggested-categories.ts';

const category = (slug: string, label: string, german: string, aliases: string[], germanAliases: string[] = []) => ({
  ...{ slug, label, description: label, aliases },
  translations: { de: { label: german, description: german, aliases: germanAliases } },
});
const VOCABULARY = {
  categories: [
    category('databases', 'Databases', 'Datenbanken', ['sql', 'orm', 'sqlite', 'Data::Base'], ['Datenhaltung']),
    category('data-tools', 'Data tools', 'Datenwerkzeuge', ['etl']),
    category('email', 'Email', 'E-Mail', ['mail', 'smtp', 'newsletter']),
    category('editors', 'Text editors', 'Texteditoren', ['editor', 'ide']),
    category('games', 'Games', 'Spiele', ['game']),
    category('dataviz', 'Data visualization', 'Visualisierung', ['charts']),
    category('datasets', 'Datasets', 'Datensätze', []),
  ],
};
const LISTED = new Set(['databases', 'data-tools', 'email', 'editors', 'dataviz', 'datasets']);

const suggest = (language: string, text: string) =>
  categorySuggester(VOCABULARY, LISTED, language)(text).map(({ label }) => label);

it.each([
  ['en', 'dataB', ['Databases']],
  ['en', 'data base', ['Databases']],
  ['en', 'data', ['Databases', 'Data tools', 'Data visualization']],
  ['en', 'datasets', ['Datasets']],
  ['en', 'SQL', ['Databases']],
  ['en', 'sqli', ['Databases']],
  ['en', 'sq', []],
  ['en', 'editor', ['Text editors']],
  ['en', 'edit', ['Text editors']],
  ['en', 'charts', ['Data visualization']],
  ['en', 'Datenbank', ['Databases']],
  ['de', 'Datenbank', ['Datenbanken']],
  ['de', 'datenhal', ['Datenbanken']],
  ['en', 'datenhal', []],
  ['de', 'e-mail', ['E-Mail']],
  ['de', 'email', ['E-Mail']],
  ['en', 'game', []],
  ['en', '', []],
  ['en', '🎮', []],
  ['en', 'constructor', []],
])('on a page in %s for "%s" are %j', (language, text, labels) => {
  expect(suggest(language, text)).toEqual(labels);
});
