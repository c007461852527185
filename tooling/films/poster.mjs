import { drawKit } from '@larkwell/ui/kit-drawing';

/** The films' colors: the background and the four colors of a kit. */
export const ground = '#fbf7f0';
export const paints = { tint: '#e3f0ec', mid: '#2f8f80', deep: '#0b534c', paper: '#ffffff' };

/**
 * A film's poster: its kit on the film's background, as SVG.
 *
 * @param {import('./films.mjs').Film} film
 */
export function posterOf({ method }) {
  const kit = `<svg x="150" y="62" width="340" height="234" viewBox="0 0 320 220">${drawKit(method, paints)}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${ground}"/>${kit}</svg>\n`;
}
