import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComponentFacts } from '../src/stories/maturity';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const components = path.join(checkout, 'ui/src');

const siteSources: Record<string, string> = {
  'the shop': 'sites/shop/app',
  booking: 'sites/covid-booking/app',
  'both sites': 'sites/platform/src',
};

const isSource = (file: string) => /\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file);

/** All source text of a folder. */
const readSources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

/** Who uses each component, and whether it has tests, by the component's folder. Reads the sources. */
export function readComponentFacts(): Record<string, ComponentFacts> {
  const folders = readdirSync(components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(components, name)).includes(`${name}.stories.tsx`));
  const onSites = Object.entries(siteSources).map(
    ([site, folder]) => [site, readSources(path.join(checkout, folder))] as const,
  );
  const inside = folders.map((name) => [name, readSources(path.join(components, name))] as const);
  return Object.fromEntries(
    folders.map((name) => [
      name,
      {
        sites: onSites.flatMap(([site, text]) => (text.includes(`@larkwell/ui/${name}/`) ? [site] : [])),
        within: inside.flatMap(([other, text]) => (text.includes(`'../${name}/`) ? [other] : [])),
        isTested: readdirSync(path.join(components, name)).some((file) => file.endsWith('.test.tsx')),
      },
    ]),
  );
}
