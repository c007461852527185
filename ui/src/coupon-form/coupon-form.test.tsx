import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { CouponForm } from './coupon-form';

describe('CouponForm', () => {
  it('starts closed, and is open with the typed code after a refusal', () => {
    expect(serverMarkup(<CouponForm />).all('details')[0]?.attributes).not.toHaveProperty('open');
    const refused = serverMarkup(<CouponForm code="SAVE20" error="Coupon SAVE20 has ended." />);
    expect(refused.all('details')[0]?.attributes).toHaveProperty('open');
    expect(refused.labeled('Discount code')?.attributes.value).toBe('SAVE20');
  });

  it('has the hidden inputs in both of its forms', () => {
    const hidden = <input type="hidden" name="token" value="t" />;
    expect(serverMarkup(<CouponForm>{hidden}</CouponForm>).html).toContain('name="token"');
    expect(serverMarkup(<CouponForm applied={{ code: 'A' }}>{hidden}</CouponForm>).html).toContain(
      'name="token"',
    );
  });
});
