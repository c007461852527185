import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../chromium.mjs';

/** 280 kbit/s each way and an 800 ms round trip: a phone at the edge of a 2G cell. */
const bytesPerSecond = 280_000 / 8;
const slow = {
  offline: false,
  latency: 800,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

/** Milliseconds until something is readable. A busy machine paints a moment after loading. */
async function firstPaint(/** @type {import('playwright').Page} */ page) {
  for (let tries = 0; tries < 20; tries += 1) {
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    if (paint !== undefined) return paint;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${page.url()} was not painted within two seconds after loading.`);
}

/**
 * Books one visit at no cost over a slow network, pressing every button as a person does, and prints for each page when
 * it was first readable, its requests and the bytes received.
 *
 *     node tooling/bench/slow-network.mjs http://localhost:3001 [no-script]
 */
async function bookSlowly(/** @type {string} */ site, /** @type {boolean} */ javaScriptEnabled) {
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: chromiumArguments,
  });
  const page = await (await browser.newContext({ baseURL: site, javaScriptEnabled })).newPage();
  page.setDefaultTimeout(60_000);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  let requests = 0;
  let bytes = 0;
  network.on(
    'Network.requestWillBeSent',
    ({ request }) => (requests += request.url.startsWith('http') ? 1 : 0),
  );
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));

  /** @type {Record<string, string | number>[]} */
  const rows = [];
  const started = performance.now();
  /** Does what leads to the next page and waits until it is loaded. */
  const arrive = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ act) => {
    [requests, bytes] = [0, 0];
    const loaded = page.waitForEvent('load');
    await Promise.all([loaded, act()]);
    const readable = await firstPaint(page);
    rows.push({
      page: name,
      'readable, s': +(readable / 1000).toFixed(1),
      requests,
      kB: +(bytes / 1024).toFixed(1),
    });
  };
  const press = (/** @type {string} */ name) => () =>
    page.getByRole('button', { name, exact: true }).last().click();
  const save = press('Save and continue');
  const choose = (/** @type {string | RegExp} */ question, /** @type {string} */ answer) =>
    page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: answer, exact: true })
      .first()
      .check();

  await arrive('first page', () => page.goto('/covid-19-testing'));
  await page.getByLabel('Where do you want to get tested?').fill('68102');
  await arrive('assessment', press('Get Tested'));
  for (const question of await page.getByRole('group').all()) {
    const no = question.getByRole('radio', { name: 'No', exact: true });
    if (await no.count()) await no.check();
  }
  await page.getByLabel(/I confirm that my answers are true/).check();
  await arrive('scheduler', press('Submit'));
  await arrive('another date', () =>
    page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(2).click(),
  );
  await arrive('times of a location', () =>
    page
      .getByRole('link', { name: /^Check Availability/ })
      .first()
      .click(),
  );
  await arrive('patient', () =>
    page
      .getByRole('button', { name: /[AP]M\b/ })
      .first()
      .click(),
  );
  await choose('Who is filling in this form?', 'The patient');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Month').fill('4');
  await page.getByLabel('Day').fill('27');
  await page.getByLabel('Year').fill('1988');
  for (const question of ['Gender', 'Ethnicity', 'Race']) await choose(question, 'Prefer not to answer');
  await arrive('contact', save);
  await page.getByLabel('ZIP code').fill('68102');
  await arrive('contact with its city', press('Find city and state'));
  await page.getByLabel('Street address').fill('12 Sample Street');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Mobile phone number').fill('4025550143');
  await choose('Is the mobile phone the primary phone?', 'Yes');
  await arrive('vaccine and medical history', save);
  await choose('Has the patient received a COVID-19 vaccine?', 'No');
  await choose('Is this the patient’s first COVID-19 test?', 'Yes');
  await choose('Does the patient have a medical condition?', 'No');
  await arrive('payment', save);
  await choose('How do you want to pay?', 'No cost, or by insurance');
  await choose('If no cost, does the patient have health insurance?', 'No');
  await page.getByLabel(/If no insurance: I confirm/).check();
  await arrive('government reporting', save);
  await page.getByRole('textbox', { name: 'Social Security number' }).fill('900-12-3456');
  await choose(/May your health information/, 'Yes');
  await arrive('check of all answers', save);
  await page.getByLabel(/I confirm that the information is true/).check();
  await arrive('confirmation', press('Submit'));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  console.table(rows);
  console.log(`${heading}, ${((performance.now() - started) / 1000).toFixed(0)} s after the first request.`);
  await browser.close();
}

const [site = 'http://localhost:3001', mode] = process.argv.slice(2);
await bookSlowly(site, mode !== 'no-script');
