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

  it('is part of another form of the page if that has an id', () => {
    const { all, labeled } = serverMarkup(<CouponForm form="shipping" id="shipping-code" />);
    expect(all('form')).toHaveLength(0);
    expect(labeled('Discount code')?.attributes).toMatchObject({ form: 'shipping', id: 'shipping-code' });
    expect(all('button')[0]?.attributes).toMatchObject({ form: 'shipping', value: 'apply-coupon' });
  });

  it('has the hidden inputs in both of its forms', () => {
    const hidden = <input type="hidden" name="token" value="t" />;
    expect(serverMarkup(<CouponForm>{hidden}</CouponForm>).html).toContain('name="token"');
    expect(serverMarkup(<CouponForm applied={{ code: 'A' }}>{hidden}</CouponForm>).html).toContain(
      'name="token"',
    );
  });
});
