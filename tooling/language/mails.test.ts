import { resolve } from 'node:path';
import type { Language } from '@larkwell/contracts/language/language';
import { expect, it } from 'vitest';
import { findForeign } from './other-language';

const root = resolve(import.meta.dirname, '../..');
const load = (file: string) => import(resolve(root, file)) as Promise<Record<string, unknown>>;

interface Mail {
  subject: string;
  text: string;
  html?: string;
  attachments?: { content: string }[];
}
type WriteMail = (kinds: unknown[], mail: object, log: object) => Promise<Mail>;

const { bookingMails } = (await load('api/src/appointments/booking-mails.tsx')) as {
  bookingMails: { name: string }[];
};
const { slowPaymentMail } = (await load('api/src/payments/index.ts')) as {
  slowPaymentMail: { name: string };
};
const { writeMail } = (await load('api/src/mails/index.ts')) as { writeMail: WriteMail };
const { sampleMails } = (await load('api/testing/sample-mails.ts')) as {
  sampleMails: Record<string, object>;
};
const kinds = [...bookingMails, slowPaymentMail];

/** What the queue has in the reader's language already: how to find a place, and what a payment was for. */
const inSpanish = {
  description: 'Sin bajar del auto',
  about: 'su cita',
  name: 'su cita',
  standing: 'Su cita está hecha.',
};

function told(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(told);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const isPlace = key === 'name' && 'street' in data;
      if (typeof value === 'string' && key in inSpanish && !isPlace) return [key, inSpanish[key as 'about']];
      if (key === 'until') return [key, '10:00 AM hora del Centro'];
      return [key, told(value)];
    }),
  );
}

/** The lines of a mail and of its calendar file. */
async function linesOf(name: string, language: Language): Promise<string[]> {
  const sample = sampleMails[name]!;
  const data = language === 'es' ? told(sample) : sample;
  const mail = { kind: name, to: 'ada@example.com', data, language };
  const {
    subject,
    text,
    html = '',
    attachments = [],
  } = await writeMail(kinds, mail, { error: expect.unreachable });
  const file = attachments.flatMap(({ content }) =>
    [...content.replaceAll(/\r\n\s/g, '').matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(
      ([, said]) => said!,
    ),
  );
  const lang = /<html[^>]* lang="(\w+)/.exec(html)?.[1];
  expect(lang, name).toBe(language);
  return [subject, ...text.split('\n'), ...file].map((line) => line.trim()).filter(Boolean);
}

it.each(kinds.map(({ name }) => name))('%s is in one language, in English and in Spanish', async (name) => {
  const [english, spanish] = [await linesOf(name, 'en'), await linesOf(name, 'es')];
  expect(findForeign(english, 'en')).toEqual([]);
  expect(findForeign(spanish, 'es')).toEqual([]);
  expect(spanish[0]).not.toBe(english[0]);
});
