import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { drawKitFile, methodInWords } from './kit-drawing';
import { KitIllustration } from './kit-illustration';

describe('KitIllustration', () => {
  it('is decorative beside a name, and an image with its own name', () => {
    expect(serverMarkup(<KitIllustration category="x" method="blood" />).html).toContain(
      'aria-hidden="true"',
    );
    expect(serverMarkup(<KitIllustration category="x" method="blood" label="Kit" />).html).toContain(
      'role="img"',
    );
  });

  it('finds hue and contents from the product’s texts', () => {
    const { all } = serverMarkup(<KitIllustration category="Hormones & thyroid" method="Saliva tube" />);
    expect(all('svg')[0]?.attributes['data-category']).toBe('hormones-thyroid');
    expect(methodInWords('Finger-prick blood sample')).toBe('blood');
    expect(methodInWords('Nasal swab')).toBe('swab');
    expect(methodInWords('Urine cup')).toBe('urine');
  });

  it("references its method's drawing, so a page with ten kits repeats none", () => {
    const { all } = serverMarkup(<KitIllustration category="x" method="Urine cup" />);
    expect(all('use')[0]?.attributes.href).toMatch(/kits.*\.svg.*#urine$/);
  });

  it('the file has the current drawings, each under 4 kB', async () => {
    // After changing a drawing, run `npx vitest run ui/src/kit-illustration -u` to write the file.
    await expect(drawKitFile()).toMatchFileSnapshot('kits.svg');
    for (const symbol of drawKitFile().split('<symbol').slice(1)) expect(symbol.length).toBeLessThan(4096);
  });
});
