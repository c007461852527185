import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { drawKitFile, methodInWords } from './kit-drawing';
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

  it('refers to the drawing of its method, so that a page with ten kits repeats none', () => {
    const { all } = serverMarkup(<KitIllustration category="x" method="Urine cup" />);
    expect(all('use')[0]?.attributes.href).toMatch(/kits.*\.svg.*#urine$/);
  });

  it('finds in the file what the grammar draws, each under 4 kB', async () => {
    // After a change of the drawing, `npx vitest run ui/src/kit-illustration -u` writes the file.
    await expect(drawKitFile()).toMatchFileSnapshot('kits.svg');
    for (const symbol of drawKitFile().split('<symbol').slice(1)) expect(symbol.length).toBeLessThan(4096);
  });
});
