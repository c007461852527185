import { expect, expectSpeaks, type Page } from '@larkwell/tooling/e2e';
import { omaha } from './booking-journey';
import { picture } from './picture';
import { expectReachable } from './reach';

const choose = (page: Page, question: string | RegExp, answer: string) =>
  page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .first()
    .check();

export const saveAndContinue = (page: Page) =>
  page.getByRole('button', { name: 'Guardar y seguir' }).last().click();

/** Fails if the page has a problem for anyone, or a word that is not Spanish. */
export async function expectSpanish(page: Page, { hasScript }: { hasScript: boolean }) {
  await expectReachable(page, { hasScript });
  await expectSpeaks(page, 'es');
}

/** From the first page to the scheduler. */
export async function findPlaces(page: Page, { hasScript }: { hasScript: boolean }) {
  await page.goto('/es/covid-19-testing');
  await expectSpanish(page, { hasScript });
  await page.getByLabel('¿Dónde quiere hacerse la prueba?').fill(omaha);
  await page.getByRole('button', { name: 'Hacerse la prueba' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas antes de la prueba');
  await expectSpanish(page, { hasScript });
  for (const question of await page.getByRole('radio', { name: 'No', exact: true }).all())
    await question.check();
  await page.getByLabel(/Confirmo que mis respuestas son ciertas/).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elija un centro y una hora');
}

/** Opens the nearest place on the second offered date and takes the last of its times. */
export async function takeTime(page: Page, { hasScript }: { hasScript: boolean }) {
  await page.getByRole('navigation', { name: 'Elija una fecha' }).getByRole('link').nth(1).click();
  await page
    .getByRole('link', { name: /^Ver horas en/ })
    .first()
    .click();
  await expectSpanish(page, { hasScript });
  const open = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'En la tarde' }) });
  await open
    .getByRole('button', { name: /[AP]M\b/ })
    .last()
    .click();
  await expect(page.getByText('Le apartamos esta hora').first()).toBeVisible();
}

export async function fillPatient(page: Page) {
  await choose(page, '¿Quién llena este formulario?', 'El paciente');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Ejemplo');
  await page.getByLabel('Mes').fill('abril');
  await page.getByLabel('Día').fill('27');
  await page.getByLabel('Año').fill('1988');
  await choose(page, 'Género', 'Prefiero no contestar');
  await choose(page, 'Origen étnico', 'No se sabe');
  await choose(page, 'Raza', 'Prefiero no contestar');
  await saveAndContinue(page);
}

export async function fillContact(page: Page, email: string) {
  await page.getByLabel('Código postal').fill(omaha);
  await page.getByRole('button', { name: 'Buscar la ciudad y el estado' }).click();
  await page.getByLabel('Calle y número').fill('12 Sample Street');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Teléfono celular').fill('4025550143');
  await choose(page, '¿El celular es el teléfono principal?', 'Sí');
  await saveAndContinue(page);
}

export async function fillMedical(page: Page) {
  await choose(page, '¿El paciente recibió una vacuna contra el COVID-19?', 'No');
  await choose(page, '¿Es la primera prueba de COVID-19 del paciente?', 'Sí');
  await choose(page, '¿El paciente tiene una condición médica?', 'No');
  await saveAndContinue(page);
}

export async function haveNoInsurance(page: Page) {
  await choose(page, '¿Cómo quiere pagar?', 'Sin costo, o con seguro');
  await choose(page, 'Si es sin costo, ¿el paciente tiene seguro médico?', 'No');
  await page.getByLabel(/Si no tiene seguro: confirmo/).check();
  await saveAndContinue(page);
}

/** Uploads both sides of the card, each with its own button. */
export async function giveInsurance(page: Page) {
  await choose(page, '¿Cómo quiere pagar?', 'Sin costo, o con seguro');
  await choose(page, 'Si es sin costo, ¿el paciente tiene seguro médico?', 'Sí');
  await saveAndContinue(page);
  await expect(page.getByRole('heading', { name: 'Tarjeta del seguro' })).toBeVisible();
  await page.getByLabel('Compañía de seguro').fill('Salud de la Pradera');
  for (const side of ['frente', 'reverso']) {
    const label = `${side.charAt(0).toUpperCase()}${side.slice(1)} de la tarjeta`;
    await page.getByLabel(`${label} del seguro`).setInputFiles(picture(`${side}.png`));
    await page.getByRole('button', { name: `Subir: ${label}` }).click();
    await expect(page.getByText(`Guardamos el ${side} de la tarjeta.`)).toBeVisible();
  }
  await page.getByLabel('Número de miembro', { exact: true }).fill('ZX-4471');
  await page.getByLabel('Confirme el número de miembro').fill('ZX-4471');
  await saveAndContinue(page);
}

export async function giveSsn(page: Page) {
  await choose(page, '¿Qué identificación puede dar?', 'Número de Seguro Social');
  await page.getByRole('textbox', { name: 'Número de Seguro Social' }).fill('900-12-3456');
  await shareForReports(page);
}

/** Answers the question that everyone gets. */
export async function shareForReports(page: Page) {
  await choose(page, /Podemos compartir su información de salud/, 'Sí');
  await saveAndContinue(page);
}

/** Consents on the review page and submits. */
export async function submit(page: Page) {
  await page.getByLabel(/Confirmo que la información es cierta/).check();
  await page.getByRole('button', { name: /^(Enviar|Confirmar la cita)/ }).click();
}
