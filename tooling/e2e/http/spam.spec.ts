import { expect, test } from '../test';
import { listForms } from './read-page';
import { HttpVisitor } from './visitor';

const password = 'Teal-Kettle-7';

/** A form that bots like to fill in, with what a person would type and where the result can be counted. */
interface SpammedForm {
  path: string;
  /** Field that identifies the form on its page. */
  marker: string;
  as?: string;
  typed: (email: string) => Record<string, string>;
  leadsTo: string;
  says: string;
  /** Where the form is stored. */
  table: string;
}

const forms: [name: string, form: SpammedForm][] = [
  [
    'signing up',
    {
      path: '/signin?mode=signup',
      marker: 'confirmPassword',
      typed: (email) => ({
        full_name: 'Robin Gray',
        email,
        password,
        confirmPassword: password,
        intent: 'sign-up',
      }),
      leadsTo: '/verify',
      says: 'We emailed you a code. Type it here to finish.',
      table: 'claims',
    },
  ],
  [
    'writing to support',
    {
      path: '/support',
      marker: 'subject',
      typed: (email) => ({
        subject: 'A kit',
        name: 'Robin Gray',
        email,
        phoneNumber: '',
        text: 'Where is it?',
      }),
      leadsTo: '/support',
      says: 'Thank you. We reply by email within two business days.',
      table: 'enquiries',
    },
  ],
  [
    'adding an employee',
    {
      path: '/add-employee',
      marker: 'fullName',
      as: 'olive@example.com',
      typed: (email) => ({ fullName: 'Robin Gray', email, intent: 'save' }),
      leadsTo: '/employees',
      says: 'We emailed an invitation. The employee can sign in once they accept it.',
      table: 'users',
    },
  ],
];

for (const [name, form] of forms) {
  test(`${name}: a bot that fills in every field gets the usual answer, and nothing is stored`, async ({
    environment,
    newEmail,
    sql,
  }) => {
    const countRows = async () => (await sql(`select count(*)::int as n from ${form.table}`))[0]!.n as number;
    const visitor = new HttpVisitor(environment.SHOP_URL!, '198.18.200.7');
    if (form.as)
      await visitor.post('/signin', Object.entries({ intent: 'sign-in', email: form.as, password }));
    const page = await visitor.get(form.path);
    const shown = listForms(page.text, page.url).find(({ fields }) =>
      fields.some(([field]) => field === form.marker),
    )!;
    const [honeypot] = shown.fields.find(([field]) => field === 'reference_link')!;
    const typed = Object.entries(form.typed(newEmail));

    const before = await countRows();
    const ofProgram = await visitor.post(shown.action, [...typed, [honeypot, 'https://spam.example']]);
    expect(await countRows()).toBe(before);
    const ofPerson = await visitor.post(shown.action, [...typed, [honeypot, '']]);
    expect(await countRows()).toBe(before + 1);
    for (const answer of [ofProgram, ofPerson]) {
      expect(answer.status).toBe(200);
      expect(new URL(answer.url).pathname).toBe(form.leadsTo);
      expect(answer.text).toContain(form.says);
    }
  });
}
