import { injections } from '../../../api/faults/injections';
import { seeded } from '../../../api/faults/random';
import type { PageForm } from './read-page';
import type { HttpVisitor } from './visitor';

/** Values that break programs, besides script injections. */
const nasty = [
  '',
  '\u0000',
  '%ff%00',
  '9'.repeat(400),
  '💉'.repeat(60),
  '__proto__',
  '-1',
  '2026-02-30',
  'x'.repeat(9000),
];

/**
 * Sends every form `rounds` times with hostile values, and some fields missing or repeated.
 * @returns the failures: a fault, text that came back as markup, a redirect to another site
 */
export async function sendHostile(
  visitor: HttpVisitor,
  forms: PageForm[],
  { rounds, seed }: { rounds: number; seed: number },
): Promise<{ sent: number; found: string[] }> {
  const random = seeded(seed);
  const anything = () => random.pick(random.chance(0.7) ? injections : nasty);
  const found: string[] = [];
  let sent = 0;
  for (const form of forms) {
    for (let round = 0; round < rounds; round += 1) {
      const typed: string[] = [];
      const fields = form.fields.flatMap(([name, value, type]): [string, string][] => {
        const isOurs = type === 'hidden' && round % 2 === 0;
        const text = isOurs || random.chance(0.2) ? value : anything();
        typed.push(text);
        if (random.chance(0.1)) return [];
        return random.chance(0.1)
          ? [
              [name, text],
              [name, anything()],
            ]
          : [[name, text]];
      });
      const answer = await visitor.post(form.action, fields, form.isMultipart);
      sent += 1;
      if (answer.status >= 500) found.push(`${answer.status} ${form.action} ${JSON.stringify(fields)}`);
      const raw = typed.find((text) => /<[a-z!/]/i.test(text) && answer.text.includes(text));
      if (raw) found.push(`unescaped on ${answer.url}: ${raw}`);
      const leaving = answer.redirects.find((to) => /^(?:https?:)?\/\/(?!localhost|127\.)/.test(to));
      if (leaving) found.push(`${form.action} leads to ${leaving}`);
    }
  }
  return { sent, found };
}
