import { expect, test } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';
import { post, skipToVisitInfo } from './shortcut';

const site = '/covid-19-testing';

test('only the first address looks at the language of the browser', async ({ request }) => {
  const lead = async (path: string, language: string) => {
    const answer = await request.get(path, { headers: { 'accept-language': language }, maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await lead('/', 'es-MX,es;q=0.9,en;q=0.5')).toEqual([302, `/es${site}`]);
  expect(await lead('/', 'fr,en;q=0.8,es;q=0.5')).toEqual([302, site]);
  expect(await lead('/', 'fr')).toEqual([302, site]);
  expect(await lead('/es', 'en')).toEqual([302, `/es${site}`]);
  expect(await lead(site, 'es')).toEqual([200, undefined]);
  const kept = (await request.get('/', { maxRedirects: 0 })).headers();
  expect(kept).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Accept-Language' });
});

test('the first link after the skip link leads to the same page in the other language', async ({
  page,
  hasScript,
}) => {
  await page.goto(site);
  const links = page.getByRole('link');
  await expect(links.nth(1)).toHaveText('Ver en español');
  await links.nth(1).click();
  await expect(page).toHaveURL(`/es${site}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hágase la prueba');
  await expectReachable(page, { hasScript });
  await page.getByRole('link', { name: 'Consultar una cita', exact: true }).click();
  await expect(page).toHaveURL(`/es${site}/check-booking`);
  await page.getByRole('link', { name: 'View in English' }).click();
  await expect(page).toHaveURL(`${site}/check-booking`);
});

test('a form in Spanish tells its errors in Spanish, from the site and from the API', async ({ page }) => {
  await page.goto(`/es${site}`);
  await page.getByRole('button', { name: 'Hacerse la prueba' }).click();
  await expect(page.getByRole('alert')).toContainText('Lugar: Este campo es obligatorio');
  await expect(page).toHaveTitle(/^Error: Hágase la prueba/);

  await skipToVisitInfo(page);
  const section = `/es${site}/covid-scheduler/covid-visit-info?section=contact`;
  await page.goto(section);
  await expect(page.getByText('Le apartamos esta hora').first()).toBeVisible();
  await page.getByLabel('Teléfono celular').fill('123');
  await page.getByRole('button', { name: 'Guardar y seguir' }).last().click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Escriba un teléfono de Estados Unidos, como (402) 555-0143',
  );
  expect(await post(page, `/es${site}`, { location: '68102' })).toMatch(/^\/es\/covid-19-testing\//);
});
