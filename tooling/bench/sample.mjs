const zip = '68102';

/**
 * Picks the data for the measured calls: the first kit and a day with times at the nearest place.
 *
 * @param {import('../system/environment.mjs').Environment} environment of the running system
 * @returns {Promise<{ productId: string, locationId: string, date: string, zip: string }>}
 */
export async function findSample(environment) {
  const get = async (/** @type {string} */ address) => {
    const response = await fetch(`${environment.API_URL}/api/v1${address}`, {
      headers: { 'x-service-key': environment.SERVICE_KEY },
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  const kits = await get('/product/category/all-tasks?start=0&limit=1');
  const places = await get(`/test-location/list?location=${zip}&testType=RT-PCR`);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { productId: kits.data[0].id, locationId: places.data[0].id, date: tomorrow, zip };
}
