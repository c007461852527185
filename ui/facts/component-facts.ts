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

/** Who uses each component, and whether it has tests, by folder and name. Reads the sources. */
export function readComponentFacts(): Record<string, ComponentFacts> {
  const shown = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => file.slice(0, -'.stories.tsx'.length).split(path.sep) as [folder: string, name: string]);
  const folders = [...new Set(shown.map(([folder]) => folder))];
  const onSites = Object.entries(siteSources).map(
    ([site, folder]) => [site, readSources(path.join(checkout, folder))] as const,
  );
  const inside = folders.map((name) => [name, readSources(path.join(components, name))] as const);
  return Object.fromEntries(
    shown.map(([folder, name]) => {
      // A folder that is named like its component has nothing else in it.
      const module = folder === name ? `${folder}/` : `${folder}/${name}'`;
      return [
        `${folder}/${name}`,
        {
          sites: onSites.flatMap(([site, text]) => (text.includes(`@larkwell/ui/${module}`) ? [site] : [])),
          within: inside.flatMap(([other, text]) => (text.includes(`'../${module}`) ? [other] : [])),
          isTested: readdirSync(path.join(components, folder)).some((file) => file.endsWith('.test.tsx')),
        },
      ];
    }),
  );
}
