import { expect, it } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const CHANGELOG =
  '# Changelog\n\n## 0.3.0 (unreleased)\n\n- Later.\n\n## 0.2.0 (2026-11-30)\n\nFor all:\n\n- Now.\n\n## 0.1.0\n\n- First.\n';

it('are the part of the changelog about the version', () => {
  expect(releaseNotes(CHANGELOG, '0.2.0')).toBe('For all:\n\n- Now.\n');
  expect(releaseNotes(CHANGELOG, '0.1.0')).toBe('- First.\n');
});

it.each([
  ['0.3.0', 'CHANGELOG.md calls 0.3.0 unreleased: put the day there, like "## 0.3.0 (2026-01-31)".'],
  ['0.4.0', 'CHANGELOG.md says nothing of 0.4.0: add a part "## 0.4.0".'],
  ['0.2', 'CHANGELOG.md says nothing of 0.2: add a part "## 0.2".'],
])('are refused for %s', (version, sentence) => {
  expect(() => releaseNotes(CHANGELOG, version)).toThrow(sentence);
});
