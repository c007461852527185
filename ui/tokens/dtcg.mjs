import { leaves } from './read.mjs';

/** Written as hex in the source, which is easier to read and to compare. */
function colorObject(/** @type {string} */ hex) {
  const parts = [1, 3, 5, 7].map((at) => hex.slice(at, at + 2)).filter(Boolean);
  const [red, green, blue, alpha] = parts.map((part) => Number((parseInt(part, 16) / 255).toFixed(4)));
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha === undefined ? {} : { alpha }),
    hex: hex.slice(0, 7).toLowerCase(),
  };
}

/** The format knows px and rem. An em of a media query is 16 px; other units become plain numbers. */
function dimensionToken(/** @type {{ value: number, unit: string }} */ { value, unit }) {
  if (unit === 'em') return { $type: 'dimension', $value: { value: value * 16, unit: 'px' } };
  if (unit === 'rem' || unit === 'px') return { $type: 'dimension', $value: { value, unit } };
  return { $type: 'number', $value: value, $extensions: { 'example.larkwell.unit': unit } };
}

const isReference = (/** @type {unknown} */ value) => typeof value === 'string' && value.startsWith('{');

function exchanged(/** @type {{ $type: string, $value: any }} */ token) {
  const { $type, $value } = token;
  if (isReference($value)) return token;
  if ($type === 'color') return { ...token, $value: colorObject($value) };
  if ($type === 'dimension') return { ...token, ...dimensionToken($value) };
  if ($type === 'shadow') return { ...token, $value: { ...$value, color: colorObject($value.color) } };
  return token;
}

/** The tokens in the Design Tokens format 2025.10, as design tools import them; references are kept. */
export function dtcgJson(/** @type {import('./read.mjs').Tokens} */ root) {
  const copy = JSON.parse(JSON.stringify(root));
  for (const [path, token] of leaves(root)) {
    const parent = path.slice(0, -1).reduce((group, name) => group[name], copy);
    parent[path.at(-1) ?? ''] = exchanged(token);
  }
  copy.$description = 'Larkwell’s design tokens. Colors of each theme are under “semantic”.';
  return JSON.stringify(copy);
}
