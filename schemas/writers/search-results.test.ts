import { expect, it } from 'vitest';
import type { ViewedListing } from './listing-view.ts';
import { didYouMeanHtml, type ResultWords, searchEntry, searchStatus } from './search-results.ts';

const WORDS: ResultWords = {
  found: { one: '{shown} listing found', other: '{shown} listings found' },
  moreSimilar: { one: '{shown} more is similar', other: '{shown} more are similar' },
  onlySimilar: { one: 'Only {shown} similar listing', other: 'Only {shown} similar listings' },
  none: 'Nothing found.',
  didYouMean: 'Did you mean {query}?',
};
const TEMPLATE =
  '<li>{{position}} <a href="/software/{{slug}}/">{{name}}</a> by {{vendor}}: {{#summary}}{{summary}}{{/summary}}' +
  '{{^summary}}none{{/summary}} <a href="/categories/{{category}}/">{{category_label}}</a>{{#version}} v{{version}}{{/version}}' +
  '{{#released}} <time datetime="{{released_on}}">{{released}}</time>{{/released}}{{#license}} {{license}}{{/license}}' +
  '{{#verified}} verified{{/verified}} {{score}}</li>';
const ENTRY: ViewedListing = {
  slug: 'kate',
  name: 'Kate',
  icon: null,
  vendor: 'KDE',
  summary: 'A text editor',
  category: 'editors',
  license_type: 'open-source',
  version: '26.08',
  released_on: '2026-08-13',
  verified: true,
  position: 1905,
  score: 42,
};
const LABELS = { category: { editors: 'Editoren' }, kind: {}, license_type: { 'open-source': 'Open Source' } };
const frame = (query: string, language = 'de') => ({ template: TEMPLATE, labels: LABELS, language, query });

it('shows an entry in the language of the page, with what was asked for marked', () => {
  expect(searchEntry(ENTRY, frame('edit'))).toBe(
    '<li>1.905 <a href="/software/kate/">Kate</a> by KDE: A text <mark>edit</mark>or ' +
      '<a href="/categories/editors/">Editoren</a> v26.08 <time datetime="2026-08-13">13.08.2026</time> Open Source ' +
      'verified 42</li>',
  );
});

it('leaves out what is not known', () => {
  const bare = { ...ENTRY, summary: null, license_type: null, version: '', released_on: null, verified: false };
  expect(searchEntry({ ...bare, category: 'constructor' }, frame('', 'en'))).toBe(
    '<li>1,905 <a href="/software/kate/">Kate</a> by KDE: none <a href="/categories/constructor/">constructor</a> 42</li>',
  );
});

it('shows hostile words as text', () => {
  const hostile = '<img src=x onerror=alert(1)>{{name}}"';
  const markup = searchEntry(
    { ...ENTRY, name: hostile, vendor: hostile, summary: hostile, version: hostile },
    frame('img'),
  );
  expect(markup).not.toMatch(/<img/);
  expect(markup.match(/&#60;<mark>img<\/mark> src=x/g)).toHaveLength(3);
});

it.each([
  [0, 0, 'Nothing found.'],
  [1, 0, '1 listing found'],
  [1200, 0, '1,200 listings found'],
  [13, 1, '12 listings found. 1 more is similar.'],
  [13, 12, '1 listing found. 12 more are similar.'],
  [1, 1, 'Only 1 similar listing'],
  [3, 3, 'Only 3 similar listings'],
])('says of %i found, %i of them similar: %s', (total, similar, said) => {
  expect(searchStatus({ total, similar }, WORDS, 'en')).toBe(said);
});

it('offers another spelling as a link', () => {
  expect(didYouMeanHtml(WORDS, 'vite & co', '/search/?q=vite+%26+co').html).toBe(
    'Did you mean <a href="/search/?q=vite+%26+co"><bdi>vite &#38; co</bdi></a>?',
  );
});
