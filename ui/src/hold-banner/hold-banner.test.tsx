import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { HoldBanner, HoldExpired } from './hold-banner';

describe('HoldBanner', () => {
  it('says the end in words without script', () => {
    const { text, all } = serverMarkup(
      <HoldBanner
        slot="10:45 AM"
        until="9:32 AM Eastern Time"
        secondsLeft={1500}
        minutes={25}
        newTimeHref="/new"
      />,
    );
    expect(text).toContain('We’re holding 10:45 AM for you until 9:32 AM Eastern Time.');
    expect(all('dialog')).toEqual([]);
  });

  it('has its expired text once, after the end time', () => {
    const { text } = serverMarkup(
      <HoldBanner
        slot="10:45 AM"
        until="9:32 AM Eastern Time"
        secondsLeft={1500}
        minutes={25}
        newTimeHref="/new"
      />,
    );
    expect(text).toMatch(/If it is later than 9:32 AM Eastern Time:\s*Time Expired/);
    expect(text.split('Time Expired')).toHaveLength(2);
  });

  it('links to a new time when it is over', () => {
    const { all } = serverMarkup(<HoldExpired minutes={25} newTimeHref="/new" now />);
    expect(all('a')[0]?.attributes.href).toBe('/new');
  });
});
