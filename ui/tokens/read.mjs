/**
 * Reads tokens.json: resolves `{a.b.c}` references and lists the leaves of a group.
 * Used by the generator, the contrast test, the raw-value lint and the Storybook pages.
 */

/** @typedef {any} Tokens tokens.json as parsed: groups of groups, with tokens (`$type`, `$value`) as their leaves */

/** @param {Tokens} root @param {string} path dotted path, for example `color.base.paper` */
function nodeAt(root, path) {
  const node = path.split('.').reduce((at, key) => at?.[key], root);
  if (!node) throw new Error(`tokens.json has no token "${path}"`);
  return node;
}

/** Resolves references down to a literal value. @param {any} root @param {any} value @returns {any} */
export function resolveValue(root, value) {
  const reference = typeof value === 'string' && /^\{(.+)\}$/.exec(value);
  return reference ? resolveValue(root, nodeAt(root, reference[1] ?? '').$value) : value;
}

/**
 * Every token below a group, as `[path below the group, token]`.
 * @param {any} group @param {string[]} trail @returns {[string[], { $type: string, $value: any }][]}
 */
export function leaves(group, trail = []) {
  if ('$value' in group) return [[trail, group]];
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => leaves(child, [...trail, key]));
}

/**
 * The CSS text of a token. A fluid dimension grows with the window up to its value.
 * @param {any} root @param {{ $type: string, $value: any, $extensions?: any }} token @returns {string}
 */
export function cssText(root, token) {
  const value = resolveValue(root, token.$value);
  const fluid = token.$extensions?.['com.larkwell.fluid'];
  if (fluid) {
    const { unit } = value;
    const base = fluid.base ? `${fluid.base}${unit} + ` : '';
    return `clamp(${fluid.least}${unit}, ${base}${fluid.vw}vw, ${value.value}${unit})`;
  }
  if (token.$type === 'dimension' || token.$type === 'duration')
    return `${value.value}${value.value ? value.unit : ''}`;
  if (token.$type === 'fontFamily')
    return value.map((/** @type {string} */ name) => (/[A-Z ]/.test(name) ? `'${name}'` : name)).join(', ');
  if (token.$type === 'shadow') {
    const { offsetX, offsetY, blur, spread, color } = value;
    const lengths = [offsetX, offsetY, blur, spread].map((part) => (part.value ? part.value + part.unit : 0));
    return [...lengths, color.toLowerCase()].join(' ');
  }
  return String(value).toLowerCase();
}

/** The five themes of a page, each with all semantic colors (hex). @param {any} root */
export function resolvedThemes(root) {
  const flat = (/** @type {string} */ name) =>
    Object.fromEntries(
      leaves(root.semantic[name]).map(([path, token]) => [path.join('-'), cssText(root, token)]),
    );
  const light = flat('light');
  const dark = { ...light, ...flat('dark') };
  const contrast = { ...light, ...flat('contrast') };
  return {
    light,
    dark,
    contrast,
    'contrast-dark': { ...dark, ...flat('contrast-dark') },
    booking: { ...light, ...flat('booking') },
    'booking-contrast': { ...light, ...flat('booking'), ...flat('contrast') },
  };
}
