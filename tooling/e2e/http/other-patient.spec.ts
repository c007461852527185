import type { APIRequestContext } from '@playwright/test';
import { post, skipToBooked } from '../../../sites/covid-booking/e2e/shortcut';
import { expect, test } from '../test';

const site = '/covid-19-testing';
const confirmation = `${site}/covid-scheduler/covid-confirmation`;
/** Every page about one visit, by what its address ends with. */
const pages: ((name: string) => string)[] = [
  (name) => `${confirmation}/${name}`,
  (name) => `${confirmation}/${name}/calendar.ics`,
  (name) => `${site}/my-bookings/cancel/${name}`,
  (name) => `${site}/my-bookings/move/${name}`,
  (name) => `${site}/my-bookings/report/${name}`,
  (name) => `${site}/pay/${name}`,
];

type Asker = Pick<APIRequestContext, 'get' | 'post'>;

/** What the page answers in the end, after redirects. */
async function ask(asker: Asker, method: 'get' | 'post', path: string) {
  const form = { terms: 'none', slotId: 'none' };
  const answer =
    method === 'get'
      ? await asker.get(path)
      : await asker.post(path, { form, headers: { 'sec-fetch-site': 'same-origin' } });
  const isLedAway = new URL(answer.url()).pathname !== path;
  return {
    status: answer.status(),
    isRefused: answer.status() >= 400 || isLedAway,
    text: await answer.text(),
  };
}

test('with the id or the code of another patient’s visit, no page of the booking site shows or changes it', async ({
  playwright,
  environment,
  request,
  newEmail,
  sql,
}) => {
  const lastName = 'Quillfeatherstone';
  const confirmed = await skipToBooked({ request }, newEmail, { patient_last_name: lastName });
  const id = confirmed.split('/').at(-1)!;
  const code = /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(await (await request.get(confirmed)).text())![0];
  const browse = (address: string) =>
    playwright.request.newContext({
      baseURL: environment.BOOKING_URL,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
  const [visitor, patient] = [await browse('198.51.100.71'), await browse('198.51.100.72')];
  // Not one that contains the other patient's, which would then look as if it were shown.
  const ownEmail = newEmail.replace('@', '-own@');
  await skipToBooked({ request: patient }, ownEmail);
  await post({ request: patient }, `${site}/check-booking`, { email: ownEmail });

  const readVisit = () => sql('select * from appointments where id = $1', id);
  const before = await readVisit();
  const wrong: string[] = [];
  for (const pageOf of pages) {
    for (const [who, asker] of Object.entries({ visitor, patient })) {
      for (const name of [id, code]) {
        for (const method of ['get', 'post'] as const) {
          const path = pageOf(name);
          const { status, isRefused, text } = await ask(asker, method, path);
          const facts = [lastName, newEmail, code].filter((fact) => fact !== name && text.includes(fact));
          // As specified, a confirmation and its calendar open by their address.
          const isShared = method === 'get' && path.startsWith(`${confirmation}/${id}`);
          const isRight = isShared
            ? status === 200 && !text.includes(lastName)
            : isRefused && facts.length === 0;
          if (!isRight || status >= 500)
            wrong.push(`${method} ${path}, by ${who}: ${status} ${facts.join(' ')}`);
        }
      }
    }
  }
  await Promise.all([visitor.dispose(), patient.dispose()]);
  expect(wrong).toEqual([]);
  expect(await readVisit()).toEqual(before);
});
