import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { DateStrip } from './date-strip';

describe('DateStrip', () => {
  it('offers days as links and marks the chosen one', () => {
    const { all } = serverMarkup(
      <DateStrip
        days={[
          { date: '2026-11-27', href: '?date=2026-11-27', weekday: 'Fri', day: 'Nov 27', current: true },
          { date: '2026-11-28', href: '?date=2026-11-28', weekday: 'Sat', day: 'Nov 28' },
        ]}
      />,
    );
    expect(all('a').map(({ attributes }) => [attributes.href, attributes['aria-current']])).toEqual([
      ['?date=2026-11-27', 'date'],
      ['?date=2026-11-28', undefined],
    ]);
  });

  it('says what a day has, and links only to days with times', () => {
    const { all, text } = serverMarkup(
      <DateStrip
        days={[
          { date: '2026-11-27', href: '?a', weekday: 'Fri', day: 'Nov 27', state: '9 free' },
          { date: '2026-11-28', href: '?b', weekday: 'Sat', day: 'Nov 28', state: 'Full', unavailable: true },
        ]}
      />,
    );
    expect(all('a').map(({ attributes }) => attributes.href)).toEqual(['?a']);
    expect(text).toContain('Sat Nov 28 Full');
  });
});
