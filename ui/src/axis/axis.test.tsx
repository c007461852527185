import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Axis } from './axis';

const marks = [
  { at: 0, text: '100' },
  { at: 50, text: '200' },
  { at: 100, text: '300' },
];

describe('Axis', () => {
  const { all, html } = serverMarkup(
    <Axis scale={{ from: 0, to: 50, at: 56, marks }} label="You: 212" isOutside />,
  );

  it('is hidden from screen readers, because the sentence beside it says the same', () => {
    expect(all('svg')[0]!.attributes['aria-hidden']).toBe('true');
  });

  it('stretches without scaling its letters, and needs no style attribute', () => {
    expect(all('svg')[0]!.attributes.viewbox).toBeUndefined();
    expect(html).not.toMatch(/viewBox|style=/);
  });

  it('puts the value and every number at its place', () => {
    expect(all('circle')[0]!.attributes.cx).toBe('56%');
    const places = all('svg').slice(1);
    expect(places.map(({ attributes }) => attributes.x)).toEqual(['0%', '50%', '100%']);
    expect(all('text').at(-1)!.attributes.x).toBe('56%');
  });

  it('lets numbers at its ends grow inward', () => {
    expect(all('text').map(({ attributes }) => attributes['data-anchor'])).toEqual([
      'start',
      undefined,
      'end',
      undefined,
    ]);
  });

  it('marks a value outside its range by more than its place', () => {
    expect(all('svg')[0]!.attributes['data-outside']).toBe('true');
    const usual = serverMarkup(<Axis scale={{ from: 0, to: 50, at: 40, marks }} label="You: 180" />);
    expect(usual.all('svg')[0]!.attributes['data-outside']).toBeUndefined();
  });
});
