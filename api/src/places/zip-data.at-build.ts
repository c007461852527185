import zipcodes from 'zipcodes';

/** Two-letter codes and names in capitals, as in the package, which includes Canadian provinces. */
export const regions: [code: string, name: string][] = Object.entries(zipcodes.states.abbr);

/**
 * One line per city, `NE|Omaha|68101 41.2586 -95.9378|68102 …`: a tenth of the memory of the package's
 * objects.
 */
export const zipLines: string = (() => {
  const cities = new Map<string, string[]>();
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country !== 'US') continue;
    const key = `${state}|${city}`;
    const known = cities.get(key) ?? [];
    known.push(`${zip} ${latitude} ${longitude}`);
    cities.set(key, known);
  }
  return [...cities].map(([key, zips]) => [key, ...zips].join('|')).join('\n');
})();
