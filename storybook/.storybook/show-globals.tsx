import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import './story.css';

function Page({ globals, children }: { globals: Record<string, string>; children: ReactNode }) {
  const { brand, theme, text, motion } = globals;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { brand, theme, text, motion, script: '' });
  }, [brand, theme, text, motion]);
  return children;
}

/** Sets the toolbar's choices on `<html>`, where the product has them. */
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
