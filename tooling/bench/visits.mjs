/**
 * The cookies of people in the middle of a journey, made by posting the forms as a browser without script would. It
 * follows redirects, so one-time notices have been shown.
 *
 * @param {{ SHOP_URL: string, BOOKING_URL: string }} environment of the running system
 * @param {{ productId: string, zip: string }} sample
 * @returns {Promise<{ shopper: string, patient: string }>} for the `Cookie` header: a kit in the cart; a visit before
 *   its place
 */
export async function beginVisits({ SHOP_URL, BOOKING_URL }, { productId, zip }) {
  const shopper = openJar(SHOP_URL);
  await shopper.post('/cart/add', {
    productId,
    slug: productId,
    quantity: '1',
    paymentOption: 'one_time_purchase',
  });
  const patient = openJar(BOOKING_URL);
  await patient.post('/covid-19-testing', { location: zip });
  const no = Object.fromEntries(questions.map((question) => [question, '0']));
  await patient.post('/covid-19-testing/assessment', { ...no, is_acknowledge: 'on' });
  await patient.post('/covid-19-testing/covid-scheduler', { location: zip, testType: 'RT-PCR' });
  return { shopper: shopper.cookie(), patient: patient.cookie() };
}

const questions = [
  'future_travel_recreation',
  'possible_social_distancing',
  'closed_contact',
  'risk_resident',
  'work_in_healthcare',
  'risk_workplace',
  'asked_for_test',
  'symptoms_experienced',
];

function openJar(/** @type {string} */ site) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (/** @type {Response} */ answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  return {
    cookie,
    /** @param {string} path @param {Record<string, string>} fields */
    async post(path, fields) {
      const answer = await fetch(site + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', cookie: cookie() },
        body: new URLSearchParams(fields),
      });
      if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
      keep(answer);
      const next = new URL(answer.headers.get('location') ?? '', site);
      keep(await fetch(next, { headers: { cookie: cookie() }, redirect: 'manual' }));
    },
  };
}
