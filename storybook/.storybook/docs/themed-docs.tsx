import { useLayoutEffect } from 'react';
import type { ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brandTheme } from '../brand';
import { applyGlobals } from '../show-globals';

type Globals = Record<string, string>;

/** The toolbar's choices as last announced; a page without stories has no other way to know them. */
function lastGlobals(): Globals {
  const channel = addons.getChannel();
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Globals }?,
  ];
  return told?.globals ?? {};
}

/** Documentation pages in our colors, light or dark as the toolbar says. */
export function ThemedDocs(props: ComponentProps<typeof DocsContainer>) {
  const globals = lastGlobals();
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} theme={brandTheme(globals.theme === 'dark' ? 'dark' : 'light')} />;
}
