import { describe, expect, it } from 'vitest';
import listingSchema from '../contracts/listing.json' with { type: 'json' };
import { textLanguage } from './text-language.ts';

describe('the language of a text', () => {
  it.each([
    ['A fast editor for tools.', 'en'],
    ['Ein schneller Editor für Werkzeuge.', 'en'],
    ['', 'en'],
    ['1.2.3 🚀 — !', 'en'],
    ['一个快速的工具编辑器。', 'zh'],
    ['快速的工具編輯器', 'zh'],
    ['道具を素早く編集するエディター。', 'ja'],
    ['ツール', 'ja'],
    ['도구를 위한 빠른 편집기입니다.', 'ko'],
    ['Быстрый редактор инструментов.', 'und-Cyrl'],
    ['Швидкий редактор інструментів.', 'und-Cyrl'],
    ['محرر سريع للأدوات.', 'und-Arab'],
    ['ویرایشگر سریع ابزارها', 'und-Arab'],
    ['उपकरणों के लिए तेज़ संपादक', 'und-Deva'],
    ['সরঞ্জামের জন্য দ্রুত সম্পাদক', 'und-Beng'],
    ['கருவிகளுக்கான விரைவான திருத்தி', 'ta'],
    ['โปรแกรมแก้ไขเครื่องมือที่รวดเร็ว', 'th'],
    ['Γρήγορος επεξεργαστής εργαλείων.', 'el'],
    ['עורך מהיר לכלים', 'he'],
    ['ხელსაწყოების სწრაფი რედაქტორი', 'ka'],
    ['Գործիքների արագ խմբագիր', 'hy'],
  ])('%j: %s', (text, tag) => {
    expect(textLanguage(text)).toBe(tag);
    expect(tag).toMatch(new RegExp(listingSchema.$defs.languageTag.pattern));
  });

  it.each([
    ['names of products in a Chinese text', '一个用于 TypeScript 和 React 的快速编辑器', 'zh'],
    ['names of products in a Russian text', 'Быстрый редактор для TypeScript и React', 'und-Cyrl'],
    ['names of products in a Korean text', 'TypeScript와 React를 위한 편집기 도구', 'ko'],
    ['a Chinese name in an English text', 'TypeScript editor (编辑器) for tools', 'en'],
    ['a Greek letter in an English text', 'Computes π and σ of a sample', 'en'],
    ['one kana in a Chinese text', '这是一个快速的工具の编辑器', 'zh'],
    ['as many words of each', 'Tool инструмент', 'en'],
  ])('%s', (_what, text, tag) => {
    expect(textLanguage(text)).toBe(tag);
  });

  it('is told by the beginning of a long one', () => {
    expect(textLanguage('редактор '.repeat(600) + 'editor '.repeat(100_000))).toBe('und-Cyrl');
  });
});
