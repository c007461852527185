/** @typedef {{ name: string, site: 'The shop' | 'The booking site', url: string, cookie?: string }} Page */

/**
 * The measured pages, requested without a cookie unless the page needs one.
 *
 * @param {Record<string, string>} environment of the running system
 * @param {{ shopper: string, patient: string }} cookies
 * @returns {Page[]}
 */
export function listPages({ SHOP_URL: shop, BOOKING_URL: booking }, { shopper, patient }) {
  const visit = `${booking}/covid-19-testing`;
  return [
    { name: 'Shop home', site: 'The shop', url: `${shop}/` },
    { name: 'Categories', site: 'The shop', url: `${shop}/categories` },
    { name: 'Product', site: 'The shop', url: `${shop}/categories/thyroid-check` },
    { name: 'Cart with a kit', site: 'The shop', url: `${shop}/cart`, cookie: shopper },
    { name: 'Booking landing', site: 'The booking site', url: visit },
    { name: 'Assessment', site: 'The booking site', url: `${visit}/assessment`, cookie: patient },
    {
      name: 'Scheduler, places near',
      site: 'The booking site',
      url: `${visit}/covid-scheduler`,
      cookie: patient,
    },
    { name: 'Check booking', site: 'The booking site', url: `${visit}/check-booking` },
  ];
}

/**
 * The API's calls and the bare query that each is compared with: its path at the floor.
 *
 * @param {Record<string, string>} environment of the running system
 * @param {{ productId: string, locationId: string, date: string }} sample
 * @param {{ slotIds: string[] }} planted
 */
export function listCalls(environment, { productId, locationId, date }, { slotIds }) {
  const base = `${environment.API_URL}/api/v1`;
  return [
    {
      name: 'Kits, 20',
      url: `${base}/product/category/all-tasks?start=0&limit=20`,
      floor: 'kits',
    },
    {
      name: 'One kit',
      url: `${base}/product/detail/${productId}`,
      floor: `kit?v=${productId}`,
    },
    {
      name: 'Slots of a day',
      url: `${base}/appointments/available/${locationId}/${date}`,
      floor: `slots?v=${locationId}&v=${date}`,
    },
    {
      name: 'Reserve',
      url: base,
      vary: (/** @type {number} */ n) => ({
        method: 'POST',
        path: `/api/v1/appointments/reserve/${slotIds[n % slotIds.length]}`,
        headers: { 'x-visitor-address': addressOf(n), 'content-type': 'application/json' },
        body: '{}',
      }),
      floor: 'reserve',
      varyFloor: (/** @type {number} */ n) => ({
        path: `/reserve?v=${slotIds[n % slotIds.length]}&v=bare%20${n}`,
      }),
    },
  ];
}

/** A new visitor each time: one visitor may hold only a few places. */
const addressOf = (/** @type {number} */ n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/**
 * Calls with a promised absolute time.
 *
 * @param {Record<string, string>} environment of the running system
 * @param {{ locationId: string, date: string, zip: string }} sample
 * @param {{ token: string }} planted
 */
export function listTimedCalls({ API_URL }, { locationId, date, zip }, { token }) {
  const base = `${API_URL}/api/v1`;
  const headers = { authorization: `Bearer ${token}` };
  const people = `${base}/org-employees`;
  const payments = `${people}/history/payment`;
  return [
    {
      name: 'Slots of a day, 100,000 slots and bookings there',
      url: `${base}/appointments/available/${locationId}/${date}`,
      connections: 100,
    },
    {
      name: 'Places near a ZIP, of all US ZIPs',
      url: `${base}/test-location/list?location=${zip}&testType=RT-PCR`,
      connections: 1,
    },
    { name: '500 employees: list', url: people, connections: 1, headers },
    { name: '500 employees: search', url: `${people}?search=person%200049`, connections: 1, headers },
    { name: '5,000 payments: list and totals', url: payments, connections: 1, headers },
    {
      name: '5,000 payments: search and totals',
      url: `${payments}?search=Person%2000042`,
      connections: 1,
      headers,
    },
  ];
}
