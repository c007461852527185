import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { OrderStatus } from './order-status';

describe('OrderStatus', () => {
  it('says whether each stage is reached, and marks the last one', () => {
    const { all, text } = serverMarkup(
      <OrderStatus
        stages={[
          { label: 'order received', reached: true },
          { label: 'pick up', reached: true },
          { label: 'in transit', reached: false },
        ]}
      />,
    );
    expect(text).toContain('pick up, done');
    expect(text).toContain('in transit, not yet');
    expect(all('li').map(({ attributes }) => attributes['aria-current'])).toEqual([
      undefined,
      'step',
      undefined,
    ]);
  });
});
