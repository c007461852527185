/**
 * The section of a change log about one version, without its heading.
 *
 * @param {string} changelog Markdown with a heading such as `## 1.2.0 - 2026-12-01` for each version
 * @param {string} tag `v1.2.0`
 * @returns {string}
 * @throws one sentence when there is no such section, or nothing in it
 */
export function releaseNotesOf(changelog, tag) {
  const version = tag.replace(/^v/, '');
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  if (!section) throw new Error(`CHANGELOG.md has no section "## ${version}".`);
  const notes = section.split('\n').slice(1).join('\n').trim();
  if (!notes) throw new Error(`CHANGELOG.md says nothing about ${version}.`);
  return notes;
}
