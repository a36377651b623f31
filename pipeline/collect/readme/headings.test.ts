import { describe, expect, it } from 'vitest';
import { isBareHeading, kindOfHeading } from './headings.ts';

describe('kindOfHeading', () => {
  it.each([
    [
      'about',
      [
        'Overview',
        'What is Ebb?',
        '📖 About the project',
        '1. Introduction',
        '概要',
        '简介',
        'О проекте',
        'Beschreibung',
        'Qué es Ebb',
        'مقدمة',
        'Ebbとは',
      ],
    ],
    ['features', ['Features', '✨ Key Features', '特徴', '功能特性', 'Возможности', 'Funktionen', 'ویژگی‌ها']],
    ['related', ['Why Ebb?', 'Motivation', 'How it works', 'Use cases', '为什么', 'Warum']],
    [
      'aside',
      [
        'Table of Contents',
        'Sponsors',
        "What's new",
        'Screenshots',
        'Deprecation notice',
        '目录',
        'Оглавление',
        'Inhalt',
      ],
    ],
    [
      'end',
      [
        'Installation',
        'Getting started',
        'Quick start',
        '🚀 Usage',
        'License',
        'Contributing',
        '安装',
        '使い方',
        '설치',
        'Установка',
        'Lizenz',
        'Comment contribuer',
        'API reference',
      ],
    ],
    ['unknown', ['Ebb and flow', 'Follow redirects', 'Tide tables', 'Live server', '潮汐']],
  ])('%s', (kind, headings) => {
    expect(headings.map((heading) => [heading, kindOfHeading(heading)])).toEqual(
      headings.map((heading) => [heading, kind]),
    );
  });

  it('tells a heading from a sentence that begins with its word', () => {
    expect(['Features:', '✨ Features', 'LICENSE', '安装'].map(isBareHeading)).toEqual([true, true, true, true]);
    expect(['Features of the sea', 'About the tides', ''].map(isBareHeading)).toEqual([false, false, false]);
  });
});
