import { describe, expect, it } from 'vitest';
import { repairLink } from './lenient-link.ts';

describe('addresses', () => {
  it.each([
    ['http://a.example', 'http://a.example', false],
    ['  HTTPS://A.example/B ', 'https://A.example/B', false],
    ['https://a.example/my file.zip', 'https://a.example/my%20file.zip', false],
    ['www.a.example/x', 'https://www.a.example/x', true],
    ['a.example', 'https://a.example', true],
    ['a.example:8080/x', 'https://a.example:8080/x', true],
  ])('%j becomes %s', (text, address, wasBare) => {
    expect(repairLink(text)).toEqual({ address, wasBare });
  });

  it.each([
    '',
    'http://',
    'https:///x',
    'http//a.example',
    'ftp://a.example/x',
    'mailto:jane@a.example',
    'jane@a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'setup.exe',
    'index.html',
    'no address',
    'localhost',
    'http://a.example http://b.example',
    'http://a.example or www.b.example',
    'http://jane@a.example/',
    'http://a.example/\\x',
    'http://a.example/\u202ex',
    `http://a.example/${'x'.repeat(2048)}`,
  ])('%j is none', (text) => {
    expect(repairLink(text)).toBeUndefined();
  });
});
