import { expect, expectSpeaks, test, type Page } from '@larkwell/tooling/e2e';
import * as journey from './spanish-journey';
import { post, skipPerson, skipToVisitInfo } from './shortcut';

const root = '/es/covid-19-testing';

async function expectBooked(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su cita está hecha');
  return page.locator('strong').first().innerText();
}

test('a patient without insurance books, moves and cancels in Spanish', async ({
  page,
  newEmail,
  mailbox,
  hasScript,
}) => {
  test.slow();
  await journey.findPlaces(page, { hasScript });
  await journey.takeTime(page, { hasScript });
  for (const fill of [
    () => journey.fillPatient(page),
    () => journey.fillContact(page, newEmail),
    () => journey.fillMedical(page),
    () => journey.haveNoInsurance(page),
    () => journey.giveSsn(page),
  ]) {
    await journey.expectSpanish(page, { hasScript });
    await fill();
  }
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('link', { name: 'Consentimiento: Este campo es obligatorio' })).toBeVisible();
  await journey.expectSpanish(page, { hasScript });
  await journey.submit(page);

  const code = await expectBooked(page);
  await journey.expectSpanish(page, { hasScript });
  const mail = await mailbox.find({ to: newEmail, subject: /Su cita está hecha/ });
  expect(mail.text).toContain(code);

  await page.goto(/\/es\/covid-19-testing\/check-booking\/mailed\?link=\S+/.exec(mail.text)![0]);
  await expectSpeaks(page, 'es');
  await page.getByRole('button', { name: 'Ver mis citas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis citas');
  await journey.expectSpanish(page, { hasScript });
  await page
    .getByRole('link', { name: /^Cambiar/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cambiar esta cita');
  await journey.expectSpanish(page, { hasScript });
  await page.goto(`${root}/my-bookings`);
  await page
    .getByRole('link', { name: /^Cancelar/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cancelar esta cita?');
  await journey.expectSpanish(page, { hasScript });
  await page.getByRole('button', { name: 'Sí, cancelar la cita' }).click();
  await expect(page.getByText('La cita se canceló')).toBeVisible();
  await expect(page.getByText('Cancelada').first()).toBeVisible();
  await expectSpeaks(page, 'es');
  await mailbox.find({ to: newEmail, subject: /Su cita está cancelada/ });
});

test('an insured patient books in Spanish with both sides of the card', async ({
  page,
  newEmail,
  hasScript,
}) => {
  test.slow();
  await journey.findPlaces(page, { hasScript });
  await journey.takeTime(page, { hasScript });
  await journey.fillPatient(page);
  await journey.fillContact(page, newEmail);
  await journey.fillMedical(page);
  await journey.giveInsurance(page);
  await expectSpeaks(page, 'es');
  await journey.shareForReports(page);
  await expect(page.getByText('Salud de la Pradera')).toBeVisible();
  await journey.expectSpanish(page, { hasScript });
  await journey.submit(page);
  await expectBooked(page);
});

test('the payment page, its other ways and a pay link are in Spanish', async ({
  page,
  newEmail,
  hasScript,
}) => {
  await skipToVisitInfo(page, { testType: 'Antigen' });
  await skipPerson(page, newEmail);
  const visitInfo = `${root}/covid-scheduler/covid-visit-info`;
  await post(page, `${visitInfo}?section=government`, { health_info_available: '1' });
  await page.goto(`${visitInfo}?section=consent`);
  await journey.submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pague su cita');
  if (hasScript) {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pagar de otra forma' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await journey.expectSpanish(page, { hasScript });
  await page.getByRole('button', { name: 'Pagar en otro dispositivo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pague en otro dispositivo');
  await journey.expectSpanish(page, { hasScript });
  await page.getByRole('link', { name: /\/es\/covid-19-testing\/pay\// }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pague una cita para una prueba');
  await journey.expectSpanish(page, { hasScript });
});

test('a time that has ended, a missing page and a taken time are told in Spanish', async ({
  page,
  clock,
  hasScript,
}) => {
  await skipToVisitInfo(page);
  await clock.advance({ minutes: 26 });
  await page.goto(`${root}/covid-scheduler/covid-visit-info?section=patient`);
  await expect(page.getByRole('heading', { name: 'Se acabó el tiempo' }).first()).toBeVisible();
  await journey.expectSpanish(page, { hasScript });
  await page.goto(`${root}/no-hay`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  await journey.expectSpanish(page, { hasScript });
});
