// Prints what CHANGELOG.md says of a version: `node tooling/release/print-notes.mjs v1.2.0`.
import { readFileSync } from 'node:fs';
import { releaseNotesOf } from './release-notes.mjs';

const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
try {
  console.log(releaseNotesOf(changelog, process.argv[2] ?? ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
