import { expect, test } from '@larkwell/tooling/e2e';
import { submit } from './shopper';
import { skipSignIn } from './shortcut';

/** The start of a field's label, with one valid and one invalid answer. */
type Field = [label: string, right: string, wrong?: string];

const address: Field[] = [
  ['Zip code', '68102', '681'],
  ['Address', '200 Elm Street'],
  ['City', 'Omaha', 'Nowhere At All'],
  ['State', 'NE'],
];
const profile: Field[] = [
  ['Name', 'Sasha Vale', 'see www.example.com'],
  ['Email', 'sasha.vale@example.com', 'sasha.vale@'],
  ['Contact number', '(402) 555-0188', '12345'],
];
const forms: { what: string; path: string; person?: string; button: string; fields: Field[] }[] = [
  { what: 'a profile', path: '/profile/edit', person: 'maya', button: 'Save', fields: profile },
  { what: 'a company profile', path: '/profile/edit', person: 'olive', button: 'Save', fields: profile },
  {
    what: 'an address',
    path: '/profile/edit-address',
    person: 'maya',
    button: 'Save address',
    fields: address,
  },
  {
    what: 'a company address',
    path: '/profile/edit-address',
    person: 'olive',
    button: 'Save address',
    fields: address,
  },
  {
    what: 'a new employee',
    path: '/add-employee',
    person: 'olive',
    button: 'Add employee',
    fields: [
      ['Full name', 'Sasha Vale', 'see www.example.com'],
      ['Email', 'sasha.vale@example.com', 'sasha.vale@'],
      ['Phone number', '(402) 555-0188', '12345'],
      ...address,
    ],
  },
  {
    what: 'a message to support',
    path: '/support',
    button: 'Send',
    fields: [
      ['Subject', 'A torn box', ''],
      ['Name', 'Sasha Vale', 'see www.example.com'],
      ['Email', 'sasha.vale@example.com', 'sasha.vale@'],
      ['Phone number', '(402) 555-0188', '12345'],
      ['Message', 'It came open.\nIs the kit still good?', ''],
    ],
  },
];

for (const { what, path, person, button, fields } of forms) {
  test(
    `${what} with one wrong answer comes back with everything typed`,
    { tag: '@no-js' },
    async ({ page }) => {
      if (person) await skipSignIn(page, `${person}@example.com`);
      const field = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));
      for (const [wrongOne] of fields.filter(([, , wrong]) => wrong !== undefined)) {
        await page.goto(path);
        const typed = fields.map(([label, right, wrong = right]) => [
          label,
          label === wrongOne ? wrong : right,
        ]) as [string, string][];
        for (const [label, text] of typed) {
          if (label === 'State') await field(label).selectOption(text);
          else await field(label).fill(text);
        }
        await submit(page, button);
        await expect(page, `${wrongOne} is refused`).toHaveTitle(/^Error: /);
        for (const [label, text] of typed)
          await expect(field(label), `${label} beside ${wrongOne}`).toHaveValue(text);
      }
    },
  );
}
