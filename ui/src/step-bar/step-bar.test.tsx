import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { StepBar } from './step-bar';

describe('StepBar', () => {
  it('says which steps are done and marks the current one', () => {
    const { all, text } = serverMarkup(<StepBar steps={['Sign In', 'Shipping', 'Billing']} current={2} />);
    expect(text).toContain('1. Sign In, completed');
    expect(all('li').map(({ attributes }) => attributes['aria-current'])).toEqual([
      undefined,
      'step',
      undefined,
    ]);
    expect(all('a')).toHaveLength(0);
  });
});
