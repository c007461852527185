import { expect, it } from 'vitest';
import { releaseNotesOf } from './release-notes.mjs';

const changelog = `# Changelog

## Unreleased

- Later.

## 1.2.0 - 2026-12-01

### Added

- A discount.

## 1.1.0 - 2026-11-01

- The first.

## 1.0.0 - 2026-10-01
`;

it('the notes of a release are its section of the change log, and no other', () => {
  expect(releaseNotesOf(changelog, 'v1.2.0')).toBe('### Added\n\n- A discount.');
  expect(releaseNotesOf(changelog, 'v1.1.0')).toBe('- The first.');
});

it.each(['v1.2', 'v1.3.0', 'v1.0.0', ''])('there is no release of %j, of which nothing is said', (tag) => {
  expect(() => releaseNotesOf(changelog, tag)).toThrow('CHANGELOG.md');
});
