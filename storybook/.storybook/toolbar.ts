import { breakpoints } from '@larkwell/ui/tokens';
import type { Preview } from '@storybook/react-vite';

const item = (value: string, title: string) => ({ value, title });

/**
 * The toolbar's items; `show-globals` applies each to the story's page. Color vision filters come with the
 * accessibility addon, widths with the viewports.
 */
export const globalTypes = {
  brand: {
    description: 'Site',
    toolbar: {
      title: 'Site',
      icon: 'home',
      items: [item('shop', 'Shop'), item('booking', 'Booking')],
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: [
        item('light', 'Light'),
        item('dark', 'Dark'),
        item('contrast', 'More contrast'),
        item('forced', 'Forced colors'),
      ],
      dynamicTitle: true,
    },
  },
  text: {
    description: 'Text size',
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      items: [item('100', 'Text 100 %'), item('200', 'Text 200 %'), item('400', 'Text 400 %')],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [item('full', 'Motion'), item('reduced', 'Reduced motion')],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = { brand: 'shop', theme: 'light', text: '100', motion: 'full' };

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
