import { expect, it } from 'vitest';
import { physicalName } from './physical-sides.mjs';

it.each([
  ['inline-size', 'width'],
  ['min-inline-size', 'min-width'],
  ['max-block-size', 'max-height'],
  ['inset-block-start', 'top'],
  ['margin-inline-start', 'margin-left'],
  ['padding-block-end', 'padding-bottom'],
  ['scroll-margin-block-start', 'scroll-margin-top'],
  ['border-inline-start', 'border-left'],
  ['border-block-end-width', 'border-bottom-width'],
  ['border-start-end-radius', 'border-top-right-radius'],
])('%s is %s on a page read from left to right', (logical, physical) => {
  expect(physicalName(logical)).toBe(physical);
});

it.each([
  'inset',
  'padding-inline',
  'border-block',
  'contain-intrinsic-inline-size',
  '--inline-size',
  'margin',
])('%s stays', (name) => {
  expect(physicalName(name)).toBe(name);
});
