import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { drawKit, methodInWords } from './kit-drawing';
import { KitIllustration } from './kit-illustration';

describe('KitIllustration', () => {
  it('is decoration beside a name, and a picture with one of its own', () => {
    expect(serverMarkup(<KitIllustration category="x" method="blood" />).html).toContain(
      'aria-hidden="true"',
    );
    expect(serverMarkup(<KitIllustration category="x" method="blood" label="Kit" />).html).toContain(
      'role="img"',
    );
  });

  it('finds hue and contents in the product’s own words', () => {
    const { all } = serverMarkup(<KitIllustration category="Hormones & thyroid" method="Saliva tube" />);
    expect(all('svg')[0]?.attributes['data-category']).toBe('hormones-thyroid');
    expect(methodInWords('Finger-prick blood sample')).toBe('blood');
    expect(methodInWords('Nasal swab')).toBe('swab');
    expect(methodInWords('Urine cup')).toBe('urine');
  });

  it('draws the same picture for the same kit, under 4 kB', () => {
    expect(drawKit('strip')).toBe(drawKit('strip'));
    for (const method of ['blood', 'saliva', 'swab', 'urine', 'strip'] as const)
      expect(drawKit(method).length).toBeLessThan(4096);
  });
});
