import { expect, it } from 'vitest';
import { fillMarkup, linkedHtml, markedHtml } from './fill-markup.ts';

it.each([
  ['a value', '<b>{{name}}</b>', { name: 'Vite' }, '<b>Vite</b>'],
  ['a value twice', '{{name}}{{name}}', { name: 'a' }, 'aa'],
  ['a section with its value', '<i>{{#v}}Version {{v}}{{/v}}</i>', { v: '1' }, '<i>Version 1</i>'],
  ['a section without', '<i>{{#v}}Version {{v}}{{/v}}</i>', { v: '' }, '<i></i>'],
  ['what stands in for a value', '{{^v}}none{{/v}}', { v: '' }, 'none'],
  ['what would stand in', '{{^v}}none{{/v}}', { v: '1' }, ''],
  ['a section in another', '{{#a}}[{{#b}}{{b}}{{/b}}]{{/a}}', { a: 'x', b: '' }, '[]'],
  ['marked text', '<b>{{name}}</b>', { name: markedHtml('Vite', 'vi') }, '<b><mark>Vi</mark>te</b>'],
  ['marked text that is empty', '{{#name}}x{{/name}}', { name: markedHtml('', 'vi') }, ''],
])('fills %s', (_what, template, values, filled) => {
  expect(fillMarkup(template, values)).toBe(filled);
});

it.each([
  ['an element', '<img src=x onerror=alert(1)>', '&#60;img src=x onerror=alert(1)&#62;'],
  ['the end of an attribute', `" onclick="alert(1)' x='`, '&#34; onclick=&#34;alert(1)&#39; x=&#39;'],
  ['a reference', '&lt;b&gt;', '&#38;lt;b&#38;gt;'],
  ['a place', '{{name}} {{other}} {{#name}}', '{{name}} {{other}} {{#name}}'],
  ['what replacing understands', '$& $1 $` $$', '$&#38; $1 $` $$'],
  ['an unpaired half of a letter', 'a\ud800b', 'ab'],
])('leaves %s in a value as text', (_what, hostile, escaped) => {
  expect(fillMarkup('<a title="{{name}}">{{name}}</a>', { name: hostile })).toBe(
    `<a title="${escaped}">${escaped}</a>`,
  );
  expect(markedHtml(hostile, 'nothing of it').html).toBe(escaped);
});

it('takes no object for markup that was not made here', () => {
  const posing = { html: '<script>' } as unknown as string;
  expect(() => fillMarkup('{{name}}', { name: posing })).toThrow(TypeError);
});

it.each(['{{name}}', '{{#name}}x{{/name}}', '{{constructor}}'])('refuses %s without a value', (template) => {
  expect(() => fillMarkup(template, {})).toThrow(/and there is no value for it/);
});

it('marks what was asked for, hostile or not', () => {
  expect(markedHtml('<b>Text & editor</b>', 'b editor').html).toBe(
    '&#60;<mark>b</mark>&#62;Text &#38; <mark>editor</mark>&#60;/<mark>b</mark>&#62;',
  );
});

it('makes a link in a sentence, with nothing else in it', () => {
  const { html } = linkedHtml('Did you mean {query}? <{query}>', 'query', { text: '<b>$&', href: '/?q="<' });
  const link = '<a href="/?q=&#34;&#60;"><bdi>&#60;b&#62;$&#38;</bdi></a>';
  expect(html).toBe(`Did you mean ${link}? &#60;${link}&#62;`);
});
