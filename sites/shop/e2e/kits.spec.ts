import { kitIdFromBytes } from '@larkwell/contracts/kits/kit-id';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { skipRegistering, skipSignIn } from './shortcut';

const found = {
  collectedOn: '2027-06-12',
  values: [
    { kind: 'measured', name: 'Ferritin', value: 9, unit: 'ng/mL', low: 15, high: 150 },
    { kind: 'measured', name: 'Iron', value: 90, unit: 'ug/dL', low: 50, high: 170 },
    { kind: 'measured', name: 'CRP', value: 12, unit: 'mg/L', low: null, high: 5 },
    { kind: 'found', name: 'Chlamydia', isFound: false },
  ],
};

/** The kits of both orders: blood (twice in Eli's), saliva, swab, urine and strip. */
const bloodKit = 'Blood Sugar Check';
const otherKits = [
  bloodKit,
  'Cortisol Day Curve',
  'Chlamydia and Gonorrhea Swab',
  'Three-Infection Urine Check',
  'Urine Strip Check',
];

/** Changes the address of an order that has not shipped. */
async function changeAddress(page: Page, street: string, zip: string) {
  await page.getByRole('link', { name: 'Change address' }).click();
  await page.getByLabel('Zip code').fill('00001');
  await page.getByLabel('Address', { exact: true }).fill(street);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Zip code');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(street);
  await expectAccessible(page);
  await page.getByLabel('Zip code').fill(zip);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(street)).toBeVisible();
}

const onRegistering = [
  'Register before you mail your sample, so the lab knows whose result it is.',
  'Ten letters and digits, printed inside the lid of the box. Capitals and dashes do not matter.',
];

async function fillTester(page: Page) {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Doe');
  await page.getByLabel('Month').fill('April');
  await page.getByLabel('Day').fill('27');
  await page.getByLabel('Year').fill('1988');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Zip code').fill('68102-1234');
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Street');
  await page.getByLabel('City').fill('Omaha');
  await page.getByLabel('State').selectOption('NE');
  await page.getByLabel('Phone number').fill('402 555 0143');
}

test("an order's address changes, it ships, each kind of kit is registered, and one report is read", async ({
  page,
  ops,
  hasScript,
}) => {
  const [order, email, zip] = hasScript
    ? (['demo-order-processing', 'maya@example.com', '68102'] as const)
    : (['demo-order-eli-six', 'eli@example.com', '50309'] as const);
  await skipSignIn(page, email);
  await page.goto(`/order-details/${order}`);
  await changeAddress(page, hasScript ? '200 Elm Street' : '300 Oak Street', zip);
  await expect(page.getByText('Your order’s new address is saved.')).toBeVisible();
  await page.goto(`/trackOrders/${order}`);
  await expect(page.getByText('Your order has not shipped yet. We’ll email you when it does.')).toBeVisible();

  const printed = await ops('orders', 'ship', order, hasScript ? 'ABC1234567901' : 'ABC1234567902');
  const [kitId, ...others] = [...printed.matchAll(/Kit (\S+)/g)].map(([, id]) => id!) as [
    string,
    ...string[],
  ];

  await page.reload();
  await expect(page.getByText('USPS has not scanned your package yet.')).toBeVisible();
  await page.goto('/register-kit');
  await expect(page.getByRole('heading', { name: 'Register your kit' })).toBeVisible();
  for (const text of onRegistering) await expect(page.getByText(text)).toBeVisible();
  const picture = 'The open lid of a box. The kit ID is printed inside it, under the word Larkwell.';
  await expect(page.getByRole('img', { name: picture })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Kit ID is missing').first()).toBeVisible();
  await expectAccessible(page);
  const slip = kitId.slice(0, -1) + (kitId.endsWith('7') ? '8' : '7');
  const refusals = [
    ['7kq2m h4d8z', 'That is the ID in our picture. Yours is inside the lid of your box.'],
    [slip, 'One character of this kit ID looks wrong. Check it against the lid of the box.'],
    [
      kitIdFromBytes(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9)),
      'We can’t find this kit ID. Check it against the lid of the box.',
    ],
  ] as const;
  for (const [id, sentence] of refusals) {
    await page.getByRole('textbox', { name: 'Kit ID' }).fill(id);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('[data-field-error]').first()).toContainText(sentence);
  }
  // With script the 4-second alert says the sentence, without it the summary above the form; both beside the field.
  const said = page.getByRole('alert').filter({ hasText: refusals[2][1] });
  await expect(said.filter({ visible: true })).toHaveCount(hasScript ? 0 : 1, { timeout: 10_000 });
  await page.getByRole('textbox', { name: 'Kit ID' }).fill(` ${kitId.toLowerCase().replace('-', ' ')} `);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page).toHaveURL('/tester-info');
  await expect(page.getByRole('heading', { name: 'Who is taking the test?' })).toBeVisible();
  await expect(page.getByText('The lab needs these details to release the result.')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert').getByText('First name: Field is required!')).toBeVisible();
  await expectAccessible(page);
  await fillTester(page);
  await page.getByLabel('Year').fill('2012');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert').getByText('Age must be above 18')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await page.getByLabel('Year').fill('1988');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText('Nothing is sent until you register the kit.')).toBeVisible();
  await expect(page.getByText('(402) 555-0143')).toBeVisible();
  await expect(page.getByText('Apr 27, 1988')).toBeVisible();
  await expect(page.getByText('United States')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Doe');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Register this kit' }).click();
  await expect(page.getByRole('heading', { name: 'Your kit is registered' })).toBeVisible();
  await expect(page).toHaveURL('/kit-confirmation');
  await expect(page.getByRole('main').getByText(bloodKit)).toBeVisible();
  await expectAccessible(page);

  for (const [index, id] of others.entries()) {
    await skipRegistering(page, id);
    const confirmation = await (await page.request.get('/kit-confirmation')).text();
    expect(confirmation).toContain(otherKits.at(index - others.length)!);
  }

  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  writeFileSync(path.join(folder, 'values.json'), JSON.stringify(found));
  await ops('kits', 'report', kitId, path.join(folder, 'values.json'));
  rmSync(folder, { recursive: true });

  await page.goto('/register-kit');
  await page.getByRole('textbox', { name: 'Kit ID' }).fill(kitId);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[data-field-error]').first()).toContainText('This kit is already registered.');
  await page.goto('/reports');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(
    page.getByText('Two of your four results are as expected. Ferritin and CRP are not.'),
  ).toBeVisible();
  for (const position of ['Below', 'Within', 'Above'])
    await expect(page.getByText(`${position} the usual range`, { exact: true })).toBeVisible();
  await expect(page.getByText('9 ng/mL').first()).toBeVisible();
  const caution =
    'A test result is not a diagnosis. Talk to a doctor or nurse before you change a treatment.';
  await expect(page.getByText(caution)).toBeVisible();
  await expect(page.getByText('Not found').first()).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.request.get(`${page.url()}/pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/reports');
  await page.getByRole('link', { name: 'Who opened your reports' }).click();
  const lead = 'Each time someone opens one of your lab reports, we record it here first.';
  await expect(page.getByText(lead)).toBeVisible();
  const openings = page.getByRole('table', { name: 'Who opened your reports' }).getByRole('row');
  await expect(openings.nth(1)).toContainText('As a PDF file');
  await expect(openings.nth(2)).toContainText('You');
  await expectAccessible(page);
});

test('a later step without a checked kit leads to the first', async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/tester-info');
  await expect(page).toHaveURL('/register-kit');
  await page.goto('/kit-confirmation');
  await expect(page).toHaveURL('/register-kit');
});

test('a report opens only for its owner', async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/reports');
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link');
  const address = (await link.getAttribute('href'))!;
  await page.context().clearCookies();
  await skipSignIn(page, 'eli@example.com');
  await page.goto('/reports');
  expect((await page.goto(address))?.status()).toBe(404);
  expect((await page.request.get(`${address}/pdf`)).status()).toBe(404);
});
