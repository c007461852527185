/**
 * Drops the rules for the other site: `:root[data-brand=…]` with a brand that never appears on this site's pages.
 *
 * @param {string} brand as the site's root sets it in `data-brand`
 * @returns a PostCSS plugin
 */
export function dropOtherBrands(brand) {
  const isOther = (/** @type {string} */ selector) => {
    const named = /\[data-brand=["']?([\w-]+)/.exec(selector)?.[1];
    return named !== undefined && named !== brand;
  };
  return {
    postcssPlugin: 'larkwell-other-brands',
    Rule(/** @type {import('postcss').Rule} */ rule) {
      const kept = rule.selectors.filter((/** @type {string} */ selector) => !isOther(selector));
      if (kept.length === rule.selectors.length) return;
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    },
  };
}
