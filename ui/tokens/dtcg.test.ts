import { describe, expect, it } from 'vitest';
import root from '../tokens.json';
import { dtcgJson } from './dtcg.mjs';
import { leaves, resolveValue } from './read.mjs';

const exchanged = JSON.parse(dtcgJson(root));
const tokens = leaves(exchanged);

const share = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const dimension = ({ value, unit }: Measure) => typeof value === 'number' && ['px', 'rem'].includes(unit);
const color = ({ colorSpace, components, hex }: Color) =>
  colorSpace === 'srgb' && components.length === 3 && components.every(share) && /^#[\da-f]{6}$/.test(hex);

interface Measure {
  value: unknown;
  unit: string;
}
interface Shadow {
  color: Color;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}
interface Color {
  colorSpace: string;
  components: unknown[];
  hex: string;
}

/** The shape that the format asks of each type's value. */
const shapes: Record<string, (value: never) => boolean> = {
  color,
  dimension,
  duration: ({ value, unit }: Measure) => typeof value === 'number' && ['ms', 's'].includes(unit),
  fontFamily: (names: unknown[]) => names.every((name) => typeof name === 'string'),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  number: (value: unknown) => typeof value === 'number',
  shadow: ({ color: own, offsetX, offsetY, blur, spread }: Shadow) =>
    color(own) && [offsetX, offsetY, blur, spread].every(dimension),
};

describe('larkwell.tokens.json', () => {
  it('has every token, each of a type and shape that the Design Tokens format knows', () => {
    const wrong = tokens.filter(
      ([, { $type, $value }]) => !shapes[$type]?.(resolveValue(exchanged, $value) as never),
    );
    expect(wrong).toEqual([]);
    expect(tokens).toHaveLength(leaves(root).length);
  });

  it('keeps references, so that a tool links a theme’s color to its base color', () => {
    expect(exchanged.semantic.light.action.bg.$value).toBe('{color.base.pine700}');
  });

  it('has names that the format allows', () => {
    expect(tokens.flatMap(([path]) => path).filter((name) => /^\$|[{}.]/.test(name))).toEqual([]);
  });

  it('gives a color as numbers and as hex', () => {
    expect(exchanged.color.base.white.$value).toEqual({
      colorSpace: 'srgb',
      components: [1, 1, 1],
      hex: '#ffffff',
    });
  });
});
