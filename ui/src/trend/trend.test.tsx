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
      expect(height).toBeGreaterThan(1);
      expect(height).toBeLessThan(6);
    }
  });

  it('shows nothing for a single result', () => {
    expect(draw({ points: points.slice(2) }).html).toBe('');
  });

  it('needs no style attribute', () => {
    expect(draw().html).not.toMatch(/viewBox|style=/);
  });
});
