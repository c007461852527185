import { breakpoints } from '@larkwell/ui/tokens';
import type { Preview } from '@storybook/react-vite';

const item = (value: string, title: string) => ({ value, title });

/** What can be chosen. */
export const items = {
  brand: [item('shop', 'Shop'), item('booking', 'Booking')],
  theme: [
    item('light', 'Light'),
    item('dark', 'Dark'),
    item('contrast', 'More contrast'),
    item('forced', 'Forced colors'),
    item('all', 'All themes'),
  ],
  text: [item('100', 'Text 100 %'), item('200', 'Text 200 %'), item('400', 'Text 400 %')],
  motion: [item('full', 'Motion'), item('reduced', 'Reduced motion')],
  sight: [
    item('full', 'Full sight'),
    item('cataract', 'Cataract: blurred, little contrast'),
    item('center', 'Macular degeneration: no center'),
    item('edges', 'Glaucoma: no edges'),
  ],
};

const choice = (
  title: string,
  icon: 'home' | 'mirror' | 'zoom' | 'lightning' | 'eye',
  of: keyof typeof items,
) => ({
  description: title,
  toolbar: { title, icon, items: items[of], dynamicTitle: true },
});

/**
 * The toolbar's items; `show-globals` applies each to the story's page. Color vision filters come with the
 * accessibility addon, widths with the viewports.
 */
export const globalTypes = {
  brand: choice('Site', 'home', 'brand'),
  theme: choice('Theme', 'mirror', 'theme'),
  text: choice('Text size', 'zoom', 'text'),
  motion: choice('Motion', 'lightning', 'motion'),
  sight: choice('Low vision', 'eye', 'sight'),
} satisfies Preview['globalTypes'];

export const initialGlobals = { brand: 'shop', theme: 'light', text: '100', motion: 'full', sight: 'full' };

const pixels = (em: string) => `${parseFloat(em) * 16}px`;
const screen = (name: string, width: string) => ({
  name,
  styles: { width, height: pixels(breakpoints.medium) },
});

/** Widths where layouts change, from the tokens, plus the narrowest and a common wide screen. */
export const viewports = {
  narrow: screen('320, smallest phone', pixels(breakpoints.smallest)),
  small: screen('Small, 30em', pixels(breakpoints.small)),
  medium: screen('Medium, 48em', pixels(breakpoints.medium)),
  large: screen('Large, 64em', pixels(breakpoints.large)),
  wide: screen('Wide, 80em (1280)', pixels(breakpoints.wide)),
};
