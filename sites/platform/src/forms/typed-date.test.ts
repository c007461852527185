import { describe, expect, it } from 'vitest';
import { datePartsOf, typedDate } from './typed-date';

describe('a date typed in three parts', () => {
  it.each([
    [{ month: '4', day: '7', year: '1988' }, '1988-04-07'],
    [{ month: ' 11 ', day: '27', year: '2026' }, '2026-11-27'],
    [{ month: 'Jan', day: '2', year: '2020' }, '2020-01-02'],
    [{ month: 'september', day: '30', year: '2019' }, '2019-09-30'],
    [{ month: 'Enero', day: '2', year: '2020' }, '2020-01-02'],
    [{ month: 'dic', day: '9', year: '2021' }, '2021-12-09'],
  ])('becomes a calendar date: %o', (parts, expected) => {
    expect(typedDate(parts)).toBe(expected);
  });

  it('is empty if nothing was typed', () => {
    expect(typedDate({ month: ' ', day: '', year: undefined })).toBe('');
    expect(typedDate(undefined)).toBe('');
  });

  it('keeps an incomplete date invalid', () => {
    expect(typedDate({ month: '4', day: '7' })).toBe('-04-07');
  });

  it('comes back in its parts', () => {
    expect(datePartsOf('1988-04-07')).toEqual({ month: '4', day: '7', year: '1988' });
    expect(datePartsOf(null)).toBeUndefined();
  });
});
