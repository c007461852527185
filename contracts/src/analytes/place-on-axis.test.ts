import { describe, expect, it } from 'vitest';
import { placeOnAxis } from './place-on-axis';
import type { MeasuredValue } from './value';

const measured = (value: number, low: number | null, high: number | null): MeasuredValue => ({
  kind: 'measured',
  name: 'x',
  unit: '',
  value,
  low,
  high,
});
const ranges = [
  [0.4, 4],
  [0.8, 1.8],
  [30, 100],
  [4.6, 8],
  [135, 145],
  [15, 150],
  [-5, 5],
  [0, 1],
  [null, 200],
  [null, 5.6],
  [40, null],
  [null, 0],
] as const;
const values = [-1000, 0, 0.01, 0.5, 1, 2, 4, 5.5, 7, 14, 20, 46, 99, 120, 138, 149, 212, 900, 1e6];
const cases = ranges.flatMap(([low, high]) => values.map((value) => measured(value, low, high)));

it('prints four or five numbers, the limits of the range among them, at places where they do not touch', () => {
  for (const one of cases) {
    const { marks, from, to } = placeOnAxis(one)!;
    const places = marks.map(({ at }) => at);
    const where = JSON.stringify({ ...one, marks });
    expect([4, 5], where).toContain(marks.length);
    if (one.low !== null) expect(marks, where).toContainEqual({ at: from, text: String(one.low) });
    if (one.high !== null) expect(marks, where).toContainEqual({ at: to, text: String(one.high) });
    places.slice(1).forEach((at, index) => expect(at - places[index]!, where).toBeGreaterThanOrEqual(13.9));
  }
});

it('lies left of a range if below it, inside if within it, right if above it', () => {
  for (const one of cases) {
    const { at, from, to } = placeOnAxis(one)!;
    const where = JSON.stringify(one);
    expect(at, where).toBeGreaterThanOrEqual(0);
    expect(at, where).toBeLessThanOrEqual(100);
    if (one.low !== null && one.value < one.low) expect(at, where).toBeLessThan(from);
    else if (one.high !== null && one.value > one.high) expect(at, where).toBeGreaterThan(to);
    else expect(at >= from && at <= to, where).toBe(true);
  }
});

it('says at its end that a value is further out', () => {
  expect(placeOnAxis(measured(900, null, 200))!.marks.at(-1)).toEqual({ at: 100, text: 'Over 800' });
  expect(placeOnAxis(measured(100, 135, 145))!.marks[0]).toEqual({ at: 0, text: 'Under 120' });
});

it('has no line without a range', () => {
  expect(placeOnAxis(measured(5, null, null))).toBeNull();
});

describe('given numbers', () => {
  const numbers = [100, 150, 200, 250, 300];
  const texts = (one: MeasuredValue) => placeOnAxis(one, numbers)!.marks.map(({ text }) => text);

  it('are printed if they suit the value and its range', () => {
    expect(texts(measured(212, null, 200))).toEqual(['100', '150', '200', '250', '300']);
    expect(placeOnAxis(measured(212, null, 200), numbers)).toMatchObject({ from: 0, to: 50, at: 56 });
  });

  it.each([
    [0.2, 0.4, 4, [0.4, 2, 4, 6, 8]],
    [9, 15, 150, [15, 80, 150, 250, 350]],
    [2.2, 0.8, 1.8, [0, 0.8, 1.3, 1.8]],
  ])('leave room for %d beyond a limit at their end', (value, low, high, at) => {
    const axis = placeOnAxis(measured(value, low, high), at)!;
    expect(axis.marks.map(({ text }) => text)).toEqual(at.map(String));
    expect(axis.from).toBeGreaterThan(0);
    expect(axis.to).toBeLessThan(100);
    if (value < low) expect(axis.at).toBeLessThan(axis.from);
    else expect(axis.at).toBeGreaterThan(axis.to);
  });

  it('give way to a value beyond them, or to the limits of another laboratory', () => {
    expect(texts(measured(350, null, 200))).toContain('400');
    expect(texts(measured(212, null, 190))).toContain('190');
  });
});
