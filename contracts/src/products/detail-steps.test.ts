import { expect, it } from 'vitest';
import { detailSteps } from './detail-steps';

it('splits at numbers and at letters', () => {
  expect(detailSteps('1) Wash your hands. 2) Prick a fingertip.')).toEqual([
    'Wash your hands.',
    'Prick a fingertip.',
  ]);
  expect(detailSteps('a) Open the box. b) Read the leaflet.')).toEqual([
    'Open the box.',
    'Read the leaflet.',
  ]);
});

it('keeps an introduction as a step, and text without markers whole', () => {
  expect(detailSteps('Before you begin: 1) Drink water.')).toEqual(['Before you begin:', 'Drink water.']);
  expect(detailSteps('Spit into the tube (up to the line).')).toEqual([
    'Spit into the tube (up to the line).',
  ]);
});

it('does not split inside a word', () => {
  expect(detailSteps('Measures B12) and more')).toEqual(['Measures B12) and more']);
});

it('finds no steps in empty text', () => {
  expect(detailSteps('  ')).toEqual([]);
});
