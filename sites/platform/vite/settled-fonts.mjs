/**
 * Makes a late font wait for the next page instead of shifting this one's text (`font-display: optional`). Pages
 * preload their fonts, so they are late only on slow connections, where the fallback of the same height stays.
 * Storybook keeps `swap`, since its pictures are about the fonts.
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
