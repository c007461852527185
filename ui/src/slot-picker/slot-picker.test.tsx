import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { SlotPicker } from './slot-picker';

describe('SlotPicker', () => {
  it('names each time with its date and place, under the part of the day', () => {
    const { all, text } = serverMarkup(
      <SlotPicker
        spoken="Friday, November 27, at Clinic"
        slots={[
          { id: 's1', time: '9:00 AM', part: 'Morning' },
          { id: 's2', time: '1:15 PM', part: 'Afternoon' },
        ]}
      />,
    );
    expect(text).toContain('9:00 AM, Friday, November 27, at Clinic');
    expect(all('h4')).toHaveLength(2);
    expect(all('input').map(({ attributes }) => attributes.value)).toEqual(['s1', 's2']);
    expect(all('button')).toHaveLength(2);
  });

  it('uses the given heading level', () => {
    const slots = [{ id: 's1', time: '9:00 AM', part: 'Friday, November 27' }];
    const { all } = serverMarkup(<SlotPicker spoken="at this location" headingLevel={2} slots={slots} />);
    expect([all('h2').length, all('h4').length]).toEqual([1, 0]);
  });
});
