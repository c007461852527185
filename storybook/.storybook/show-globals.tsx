import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import './story.css';

type Globals = Record<string, string>;

/** Sets the toolbar's choices on `<html>`, where the product has them. */
export function applyGlobals({ brand, theme, text, motion, sight }: Globals) {
  const { dataset } = document.documentElement;
  Object.assign(dataset, {
    brand,
    theme: theme === 'all' ? 'light' : theme,
    text,
    motion,
    sight,
    script: '',
  });
}

// What is lost in low vision moves with the gaze; here, with the pointer.
document.addEventListener('pointermove', ({ clientX, clientY }) => {
  const { style } = document.documentElement;
  style.setProperty('--sight-x', `${clientX}px`);
  style.setProperty('--sight-y', `${clientY}px`);
});

function Page({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { brand = '', theme = '', text = '', motion = '', sight = '' } = globals;
  useLayoutEffect(
    () => applyGlobals({ brand, theme, text, motion, sight }),
    [brand, theme, text, motion, sight],
  );
  return children;
}

/** Shows a story with the toolbar's choices. */
export const showGlobals: Decorator = (Story, { globals }) => (
  <Page globals={globals}>
    <Story />
  </Page>
);

/** Gives a story the width and surroundings that the component expects. */
export const frame: Decorator = (Story, { parameters }) => {
  const { frame: width = 'column' } = parameters as { frame?: 'column' | 'page' | 'card' | 'none' };
  return width === 'none' ? (
    <Story />
  ) : (
    <div className="story-frame" data-width={width}>
      <Story />
    </div>
  );
};
