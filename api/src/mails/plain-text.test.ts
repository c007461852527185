import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sampleMails } from '../../testing/sample-mails';
import { mailKinds } from '../mail-kinds';
import { writeMail } from './write-mail';

const silent = pino({ level: 'silent' });
const kinds = mailKinds.map((kind) => [kind.name, kind] as const);

async function write(kind: string) {
  const mail = { kind, to: 'ada@example.com', data: sampleMails[kind] as object };
  const { html = '', text = '' } = await writeMail(mailKinds, mail, silent);
  return { html: html.replaceAll('&amp;', '&'), text };
}

/** A mail program turns an address and whatever follows it without a space into one link. */
test.each(kinds)('each address in the text of %s is one that its HTML links to', async (name) => {
  const { html, text } = await write(name);
  const linked = html.match(/https?:\/\/[^"'<\s]+/g) ?? [];
  const words = text.split(/\s+/).filter((word) => word.includes('://'));
  for (const word of words) expect(linked).toContain(word.replace(/[.,]$/, ''));
});

test.each(kinds)('%s spells "email" as the pages do', async (name) => {
  expect((await write(name)).text).not.toMatch(/\be-mail/i);
});

test.each(kinds)(
  '%s reads well as text: a button is its words, then its address on a line alone',
  async (name) => {
    const { html, text } = await write(name);
    const buttons = [...html.matchAll(/<a href="([^"]+)" data-text="button"[^>]*>([^<]+)</g)];
    for (const [, href, words] of buttons) expect(text).toContain(`\n${words}:\n${href}\n`);
    const heading = /<h1[^>]*>([^<]+)</.exec(html)![1]!.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
    expect(text).toContain(`\n${heading}\n`);
  },
);

test.each(kinds)('%s loads nothing from anywhere', async (name) => {
  const { html } = await write(name);
  // A picture may only be one that the mail carries.
  const loading = html.replaceAll(/<img src="cid:[^>]*>/g, '');
  expect(loading).not.toMatch(/<(img|link|script|iframe)|@import|url\(/);
});

test('no two kinds of mail about one order have the same subject', () => {
  const about = { 'payment-slow': { ...sampleMails['payment-slow'], fate: 'unknown' as const } };
  const told = [sampleMails, { ...sampleMails, ...about }].map((samples) =>
    mailKinds.flatMap((kind) => kind.subject?.(samples[kind.name] as never) ?? []),
  );
  for (const subjects of told) expect(new Set(subjects).size).toBe(subjects.length);
});

test('a time of day in a subject has its zone', () => {
  const subjects = mailKinds.map((kind) => kind.subject?.(sampleMails[kind.name] as never) ?? kind.title);
  const timed = subjects.filter((subject) => /\d\d:\d\d/.test(subject));
  expect(timed.length).toBeGreaterThan(2);
  for (const subject of timed) expect(subject).toMatch(/[AP]M (Pacific|Mountain|Central|Eastern) time/);
});
