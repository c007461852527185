import { drawKitAlone, huesOf } from '@larkwell/ui/drawn-alone';

/** The films' colors: the background and the hues of what no category has. */
export const ground = '#fbf7f0';
export const hues = huesOf('general-wellness');

/**
 * What a film is about, drawn as in the kits' pictures: 320 by 240.
 *
 * @param {import('./films.mjs').Film} film
 */
export const drawingOf = ({ pieces }) =>
  drawKitAlone({ category: 'general-wellness', emblem: null, contents: pieces });

/**
 * A film's poster: its kit on the film's background, as SVG.
 *
 * @param {import('./films.mjs').Film} film
 */
export function posterOf(film) {
  const kit = `<svg x="120" y="30" width="400" height="300" viewBox="0 0 320 240">${drawingOf(film)}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${hues.tint}"/>${kit}</svg>\n`;
}
