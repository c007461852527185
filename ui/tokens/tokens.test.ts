import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import root from '../tokens.json';
import { render } from './build.mjs';
import { contrast, contrastPairs } from './contrast.mjs';
import { leaves, resolvedThemes } from './read.mjs';

describe('generated files', async () => {
  it.each(await render(root))('%s matches tokens.json', (file, text) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(text);
  });
});

describe('contrast', () => {
  const cases = Object.entries(resolvedThemes(root)).flatMap(([theme, colors]) =>
    contrastPairs().map(({ fore, back, least }) => ({ theme, fore, back, least, colors })),
  );

  it.each(cases)('$theme: $fore on $back is at least $least to 1', ({ fore, back, least, colors }) => {
    expect(contrast(colors[fore]!, colors[back]!)).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(root.color.category))(
    'the name of %s is readable on its tint, light and dark',
    (_, hue) => {
      expect(contrast(hue.deep.$value, hue.tint.$value)).toBeGreaterThanOrEqual(7);
      expect(contrast(hue.mid.$value, hue.tint.$value)).toBeGreaterThanOrEqual(3);
      expect(contrast(hue['dark-name'].$value, hue['dark-tint'].$value)).toBeGreaterThanOrEqual(7);
      expect(contrast(hue['dark-mid'].$value, hue['dark-tint'].$value)).toBeGreaterThanOrEqual(3);
    },
  );
});

it('the dark theme has a value for each that more contrast changes in the light one', () => {
  const names = (theme: 'dark' | 'contrast') => leaves(root.semantic[theme]).map(([path]) => path.join('-'));
  expect(names('dark')).toEqual(expect.arrayContaining(names('contrast')));
});

describe('a changed token', () => {
  it('reaches links, buttons and strips, and is caught if its contrast is too low', () => {
    const changed = structuredClone(root);
    changed.color.base.pine700.$value = '#F0F0F0';
    const { light } = resolvedThemes(changed);
    expect([light['text-link'], light['action-bg'], light['accent-strong']]).toEqual(
      Array(3).fill('#f0f0f0'),
    );
    const unreadable = contrastPairs().filter(
      ({ fore, back, least }) => contrast(light[fore]!, light[back]!) < least,
    );
    expect(unreadable.map(({ fore }) => fore)).toEqual(expect.arrayContaining(['text-link', 'action-text']));
  });
});
