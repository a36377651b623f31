import { describe, expect, it } from 'vitest';
import { readReadme } from './readme.ts';

const HEAD = '# Ebb\n\nEbb is a calendar for the tides of every harbour in the north.\n\n';

function textOf(rest: string): string | undefined {
  return readReadme({ text: HEAD + rest, path: 'README.md' }).text;
}

describe('the text', () => {
  it('is the next paragraphs and lists up to the first section about something else', () => {
    const rest =
      'It needs no network and runs on old machines.\n\n```\nebb --all\n```\n\n## Features\n\n' +
      '- 🌊 **Fast**: a year in a second\n- Small\n\n## Installation\n\nCopy it somewhere into your path.\n\n## About\n\nMore about it.';
    expect(textOf(rest)).toBe('It needs no network and runs on old machines.\n\n- Fast: a year in a second\n- Small');
  });

  it('passes over what stands between', () => {
    const rest =
      '## Table of contents\n\n- [a](#a)\n\n## Screenshots\n\nThe main window in the morning light.\n\n' +
      '## Why another one?\n\nBecause the others need a network to start.\n';
    expect(textOf(rest)).toBe('Because the others need a network to start.');
  });

  it('keeps what leads to a list with the list, and leaves out what leads to nothing', () => {
    expect(textOf('It shows:\n\n- the moon in all its phases\n- the sun\n\nStart it with:\n\n```\nebb\n```\n')).toBe(
      'It shows:\n\n- the moon in all its phases\n- the sun',
    );
  });

  it('copies no list of links, tasks or data', () => {
    expect(
      textOf('- [One](a)\n- [Two](b)\n\n- [x] build the thing\n- [ ] ship the thing\n\n* Version: 1\n* Author: me\n'),
    ).toBeUndefined();
  });

  it('takes nested items for items', () => {
    expect(textOf('## Features\n\n- Shows:\n  - moons\n  - suns\n- Prints\n')).toBe(
      '- Shows:\n- moons\n- suns\n- Prints',
    );
  });

  it('looks further for what the thing is if nothing else was said', () => {
    expect(textOf('## Install\n\nCopy it.\n\n## What is a tide?\n\nA tide is the rise and fall of the sea.\n')).toBe(
      'A tide is the rise and fall of the sea.',
    );
  });

  it('ends at a paragraph, within 4000 characters', () => {
    const paragraph = `${'The sea rises and falls here twice a day. '.repeat(20).trim()}\n\n`;
    const text = textOf(paragraph.repeat(9)) ?? '';
    expect(text).toBe(paragraph.repeat(4).trim());
  });

  it('stands alone where only features are told', () => {
    const result = readReadme({ text: '# Ebb\n\n## Features\n\n- Shows moons\n- Prints suns\n', path: 'README.md' });
    expect(result).toEqual({ text: '- Shows moons\n- Prints suns' });
  });
});
