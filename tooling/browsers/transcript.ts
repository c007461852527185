import type { SpokenNode } from './accessibility-tree';
import type { HeardPage } from './listening-browser';
import type { Spoken } from './read-aloud';

const head = `# Booking a visit with a screen reader

This is a complete booking as NVDA reads it, from Chromium's accessibility tree. \`npm run test:browsers\` makes the
booking, fails if a sentence differs from this file, and updates it with \`-- -u\`. The patient is fictional.

Questions and fields are as when Tab reaches them: name, role, states, description, value. Everything else is as in browse
mode. The header and footer are left out after the first page, \`…\` stands for the rest of a long list and for what differs
from day to day, and the person sends each form empty before filling it in.
`;

/** The Markdown file: one block a page, and one of what its errors add. */
export function writeTranscript(pages: HeardPage[]): string {
  const blocks = pages.map(({ first, errors }, index) => {
    const shown = index === 0 ? first : mainOf(first);
    const alert = alertOf(errors);
    const added = errors.filter(({ node, text }) => alert.has(node) || isAboutError(text));
    const title = first[0]!.node.name.split(' – ')[0];
    return [`## ${title}`, block(shown), ...(added.length > 0 ? ['Sent empty:', block(added)] : [])].join(
      '\n\n',
    );
  });
  return `${[head.trimEnd(), ...blocks].join('\n\n')}\n`;
}

const block = (said: Spoken[]) => ['```text', ...said.map(({ text }) => steady(text)), '```'].join('\n');

/** What differs between two runs. */
const steady = (text: string) =>
  text
    .replace(/^\d\d:\d\d left$/, '… left')
    .replace(/\buntil \d\d:\d\d [AP]M\b/, 'until …')
    .replace(/\b\d+ free$/, '… free')
    .replace(/\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/, '…');

/** A page without what all pages begin and end with. */
function mainOf(said: Spoken[]): Spoken[] {
  const start = said.findIndex(({ node }) => node.role === 'main');
  const end = said.findIndex(({ node }) => node.role === 'contentinfo');
  return [said[0]!, ...said.slice(start + 1, end)];
}

const isAboutError = (text: string) => text.includes('Error: ');

/** What is said once the page has loaded, wherever the person is. */
function alertOf(said: Spoken[]): Set<SpokenNode> {
  const alert = said.find(({ node }) => node.role === 'alert')?.node;
  const within = (node: SpokenNode): SpokenNode[] => [node, ...node.children.flatMap(within)];
  return new Set(alert && within(alert));
}
