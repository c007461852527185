import type { CSSProperties } from 'react';

/** What mails are painted with: the color in light, and the one in dark. Mail programs read no custom properties. */
const colors = {
  ground: ['#F1EDE4', '#0E1A1D'],
  sheet: ['#FFFFFF', '#16272B'],
  head: ['#083E39', '#0B302C'],
  onHead: ['#FBF7F0', '#FBF7F0'],
  onHeadQuiet: ['#CFE2DC', '#CFE2DC'],
  ink: ['#14262B', '#EDF3F1'],
  quiet: ['#3D4F54', '#B4C4C4'],
  link: ['#0B534C', '#7FD6C4'],
  action: ['#0B534C', '#6CCBB8'],
  onAction: ['#FFFFFF', '#08201C'],
  line: ['#D9D2C4', '#35494E'],
  edge: ['#5C6F74', '#8CA0A4'],
  sample: ['#E8735A', '#F08A73'],
} as const;

type Color = keyof typeof colors;

const uses = {
  bg: { property: 'background-color', style: 'backgroundColor' },
  ink: { property: 'color', style: 'color' },
  edge: { property: 'border-color', style: 'borderColor' },
} as const;

type Paints = Partial<Record<keyof typeof uses, Color>>;

/**
 * The class and style of an element: its light colors are written on it, for the programs that drop style sheets, and
 * the style sheet turns them dark.
 */
export function painted(paints: Paints, style: CSSProperties): { className: string; style: CSSProperties } {
  const given = Object.entries(paints) as [keyof typeof uses, Color][];
  return {
    className: given.map(([use, color]) => `${use}-${color}`).join(' '),
    style: {
      ...style,
      ...Object.fromEntries(given.map(([use, color]) => [uses[use].style, colors[color][0]])),
    },
  };
}

const darkRules = Object.entries(uses).flatMap(([use, { property }]) =>
  Object.entries(colors).map(([color, [, dark]]) => `.${use}-${color}{${property}:${dark}!important}`),
);

/** The style sheet of every mail: narrow screens, and the dark look of programs that ask for it. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.wide{padding-left:20px!important;padding-right:20px!important}.heading{font-size:28px!important}}',
  // `Body` repeats its own paints on a cell of its own, without the class.
  `@media (prefers-color-scheme:dark){${darkRules.join('')}body>table>tbody>tr>td{background-color:${colors.ground[1]}!important}}`,
].join('');
