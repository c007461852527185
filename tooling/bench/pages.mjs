/**
 * The pages that are measured, as a visitor without a cookie asks for them.
 *
 * @param {Record<string, string>} environment of the running system
 */
export function listPages(environment) {
  const shop = environment.SHOP_URL;
  const booking = environment.BOOKING_URL;
  return [
    { name: 'Shop home', site: 'shop', url: `${shop}/` },
    { name: 'Categories', site: 'shop', url: `${shop}/categories` },
    { name: 'Product', site: 'shop', url: `${shop}/categories/thyroid-check` },
    { name: 'Cart, empty', site: 'shop', url: `${shop}/cart` },
    { name: 'Booking landing', site: 'booking', url: `${booking}/covid-19-testing` },
    { name: 'Assessment', site: 'booking', url: `${booking}/covid-19-testing/assessment` },
    { name: 'Check booking', site: 'booking', url: `${booking}/covid-19-testing/check-booking` },
  ];
}

/**
 * The API's calls and the bare query that each is held against.
 *
 * @param {Record<string, string>} environment of the running system
 * @param {{ productId: string, locationId: string, date: string, zip: string }} sample
 */
export function listCalls(environment, { productId, locationId, date, zip }) {
  const base = `${environment.API_URL}/api/v1`;
  const literal = (text) => `'${text.replaceAll("'", "''")}'`;
  return [
    {
      name: 'Kits, 20',
      url: `${base}/product/category/all-tasks?start=0&limit=20`,
      floor: 'kits',
      sql: 'select * from products order by name limit 20',
    },
    {
      name: 'One kit',
      url: `${base}/product/detail/${productId}`,
      floor: 'kit',
      sql: `select * from products where id::text = ${literal(productId)}`,
    },
    {
      name: 'Slots of a day',
      url: `${base}/appointments/available/${locationId}/${date}`,
      floor: 'slots',
      sql: `select * from slots where location_id = ${literal(locationId)} and starts_at >= ${literal(date)}::timestamptz and starts_at < ${literal(date)}::timestamptz + interval '1 day' order by starts_at`,
    },
    {
      name: 'Locations near a ZIP',
      url: `${base}/test-location/list?location=${zip}&testType=RT-PCR`,
      floor: 'locations',
      sql: 'select * from locations limit 20',
    },
  ];
}
