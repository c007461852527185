import { describe, expect, it } from 'vitest';
import { rangeScale } from './range-scale';

describe('a value on its usual range', () => {
  it('lies left of a range if below it, inside if within it, right if above it', () => {
    const below = rangeScale(20, 30, 100);
    expect(below.at).toBeLessThan(below.from);
    const within = rangeScale(50, 30, 100);
    expect(within.at).toBeGreaterThan(within.from);
    expect(within.at).toBeLessThan(within.to);
    const above = rangeScale(120, 30, 100);
    expect(above.at).toBeGreaterThan(above.to);
  });

  it('stays on the line however far out it is', () => {
    for (const value of [-1e9, 1e9]) {
      const { at } = rangeScale(value, 30, 100);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(1);
    }
  });

  it('has a range that runs to the end of the line if open', () => {
    expect(rangeScale(5, null, 10).from).toBeLessThan(0.01);
    expect(rangeScale(50, 40, null).to).toBeGreaterThan(0.99);
    expect(rangeScale(50, 40, null).at).toBeGreaterThan(rangeScale(50, 40, null).from);
    expect(rangeScale(0, null, 0)).toBeDefined();
  });
});
