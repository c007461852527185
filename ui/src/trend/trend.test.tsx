import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Trend } from './trend';

const points = [
  { value: 138, label: 'Sep 2025' },
  { value: 127, label: 'Mar 2026' },
  { value: 118, label: 'Sep 2026' },
];
const draw = (over: Partial<Parameters<typeof Trend>[0]> = {}) =>
  serverMarkup(<Trend name="LDL, mg/dL" points={points} low={null} high={130} {...over} />);
const heights = (markup: ReturnType<typeof draw>) =>
  markup.all('circle').map(({ attributes }) => parseFloat(attributes.cy!));

describe('Trend', () => {
  it('tells screen readers every result with its date', () => {
    const [picture] = draw().all('svg');
    expect(picture!.attributes).toMatchObject({
      role: 'img',
      'aria-label': 'LDL, mg/dL. Sep 2025: 138, Mar 2026: 127, Sep 2026: 118',
    });
  });

  it('draws lower results lower, and the usual range up to its limit', () => {
    const markup = draw();
    const [first, second, third] = heights(markup);
    expect(first! < second! && second! < third!).toBe(true);
    const limit = parseFloat(markup.all('rect')[0]!.attributes.y!);
    expect(first! < limit && limit < second!).toBe(true);
  });

  it.each([
    [points.map((point) => ({ ...point, value: 0 }))],
    [[points[0]!, { value: -1e9, label: 'now' }]],
    [[points[0]!, { value: 1e9, label: 'now' }]],
  ])('stays in its frame: %#', (others) => {
    for (const height of heights(draw({ points: others, low: 1 }))) {
      expect(height).toBeGreaterThan(0.5);
      expect(height).toBeLessThan(6);
    }
  });

  it('draws what a report calls about the same level, and a change that it names as a slope', () => {
    const fall = (from: number, to: number) => {
      const [first, last] = heights(
        draw({
          points: [
            { value: from, label: 'then' },
            { value: to, label: 'now' },
          ],
          high: 130,
        }),
      );
      return last! - first!;
    };
    for (const from of [0.4, 58, 200]) {
      expect(Math.abs(fall(from, from * 0.95))).toBeLessThanOrEqual(0.25);
      expect(fall(from, from * 0.8)).toBeGreaterThan(0.5);
    }
  });

  it('draws a good value with its number inside an open range', () => {
    const markup = draw({
      points: points.map((point, at) => ({ ...point, value: 55 + at })),
      low: 40,
      high: null,
    });
    const band = markup.all('rect')[0]!.attributes;
    const [upper, lower] = [parseFloat(band.y!), parseFloat(band.y!) + parseFloat(band.height!)];
    for (const height of heights(markup)) {
      expect(height - 1.5).toBeGreaterThanOrEqual(upper);
      expect(height).toBeLessThan(lower);
    }
  });

  it('shows nothing for a single result', () => {
    expect(draw({ points: points.slice(2) }).html).toBe('');
  });

  it('needs no style attribute', () => {
    expect(draw().html).not.toMatch(/viewBox|style=/);
  });
});
