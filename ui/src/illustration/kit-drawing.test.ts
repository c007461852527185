import { expect, it } from 'vitest';
import { drawKit, methodInWords } from './kit-drawing';

it('finds the method in the product’s own words', () => {
  expect(methodInWords('Finger-prick blood sample')).toBe('blood');
  expect(methodInWords('Saliva tube')).toBe('saliva');
  expect(methodInWords('Nasal swab')).toBe('swab');
  expect(methodInWords('Urine cup')).toBe('urine');
  expect(methodInWords('Something new')).toBe('blood');
});

it('draws each method differently, in the given paints', () => {
  const paints = { tint: '#111111', mid: '#222222', deep: '#333333', paper: '#444444' };
  const drawings = (['blood', 'saliva', 'swab', 'urine', 'strip'] as const).map((method) =>
    drawKit(method, paints),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const paint of Object.values(paints)) expect(drawings[0]).toContain(paint);
});
