import type { Plugin } from 'vite';
import { readComponentFacts } from '@larkwell/ui/facts';

const id = 'virtual:component-facts';

/** Gives pages what the sources say about each component: who uses it, and whether it has tests. */
export const componentFacts = (): Plugin => ({
  name: 'larkwell-component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(readComponentFacts())}` : undefined,
});
