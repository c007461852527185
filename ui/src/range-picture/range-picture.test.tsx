import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { RangePicture } from './range-picture';

describe('RangePicture', () => {
  it.each([
    [-1_000, 30, 100],
    [1_000_000, 30, 100],
    [5, null, 4],
    [5, 6, null],
  ])('draws %d between %s and %s inside its frame, hidden from screen readers', (value, low, high) => {
    const { all } = serverMarkup(<RangePicture value={value} low={low} high={high} />);
    const [picture] = all('svg');
    const [dot] = all('circle');
    expect(Number(dot!.attributes.cx)).toBeGreaterThan(0);
    expect(Number(dot!.attributes.cx)).toBeLessThan(320);
    expect(picture!.attributes['aria-hidden']).toBe('true');
  });
});
