/**
 * Makes a font that comes late wait for the next page instead of moving the text of this one (`font-display: optional`):
 * pages preload theirs, so it is late on slow lines only, and there the fallback of the same height stays. Storybook
 * keeps `swap`, since its pictures are about the fonts.
 *
 * @returns {import('postcss').Plugin}
 */
export function settledFonts() {
  return {
    postcssPlugin: 'larkwell-settled-fonts',
    Declaration: {
      'font-display': (declaration) => {
        if (declaration.value !== 'optional') declaration.value = 'optional';
      },
    },
  };
}
