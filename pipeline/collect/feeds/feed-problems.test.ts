import { describe, expect, it } from 'vitest';
import { SOURCE_KINDS } from '../sources/source-kinds.ts';
import { pointerProblems } from './feed-problems.ts';

const codesOf = (pointer: object) =>
  pointerProblems('data/feeds/works.json', { ...pointer }, { trusted: new Set(), addresses: new Map() }).map(
    ({ pointer: place, code }) => `${code} ${place}`,
  );

describe('an address without TLS', () => {
  const url = 'http://works.example/pad';

  it.each(Object.entries(SOURCE_KINDS))(
    'is a problem of a feed of the kind %s unless its contract allows it',
    (kind, contract) => {
      const isAllowed = !contract.isRepository && contract.allowHttp === true;
      expect(codesOf({ kind, url })).toEqual(isAllowed ? [] : ['scheme_not_allowed /url']);
      expect(codesOf({ kind: 'pad-json', url: 'https://works.example/pad', also: [{ kind, url }] })).toEqual(
        isAllowed ? [] : ['scheme_not_allowed /also/0/url'],
      );
    },
  );

  it.each([undefined, 'constructor', 'no-kind'])('is a problem of a feed of the kind %s', (kind) => {
    expect(codesOf({ kind, url })).toContain('scheme_not_allowed /url');
  });
});
