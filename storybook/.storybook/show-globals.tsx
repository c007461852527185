import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import './story.css';

/** Colour matrices for the kinds of colour vision (Machado, Oliveira and Fernandes 2009, full strength). */
const matrices: Record<string, string> = {
  protanopia: '.152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0',
  deuteranopia: '.367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0',
  tritanopia: '1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0',
  achromatopsia: '.213 .715 .072 0 0 .213 .715 .072 0 0 .213 .715 .072 0 0 0 0 0 1 0',
};

function Page({ globals, children }: { globals: Record<string, string>; children: ReactNode }) {
  const { brand, theme, text, motion, vision } = globals;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { brand, theme, text, motion, vision, script: '' });
  }, [brand, theme, text, motion, vision]);
  return (
    <>
      {vision && matrices[vision] ? (
        <svg className="story-vision" aria-hidden="true">
          <filter id={`vision-${vision}`} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={matrices[vision]} />
          </filter>
        </svg>
      ) : null}
      {children}
    </>
  );
}

/** Puts the toolbar's choices on `<html>`, where the product has them. */
export const showGlobals: Decorator = (Story, { globals }) => (
  <Page globals={globals}>
    <Story />
  </Page>
);

/** Gives a story the width and the page around it that the component expects. */
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
