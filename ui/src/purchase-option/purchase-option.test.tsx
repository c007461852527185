import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { PurchaseOption } from './purchase-option';

describe('PurchaseOption', () => {
  const durations = [{ value: '3', label: '3 months', price: '$74.25', saving: 'You save $24.75' }];

  it('shows every price without script', () => {
    const { text } = serverMarkup(<PurchaseOption priceId="p" oneTimePrice="$99.00" durations={durations} />);
    expect(text).toContain('$99.00');
    expect(text).toContain('$74.25');
  });

  it('chooses one-time purchase and the first duration', () => {
    const { all } = serverMarkup(<PurchaseOption priceId="p" oneTimePrice="$99.00" durations={durations} />);
    const checked = all('input').filter(({ attributes }) => 'checked' in attributes);
    expect(checked.map(({ attributes }) => attributes.value)).toEqual(['one_time_purchase', '3']);
  });

  it('describes each duration by its own terms', () => {
    const terms = ['$74.25 today, then every 3 months', '$79.20 today, then every 6 months'];
    const described = terms.map((text, index) => ({ ...durations[0]!, value: String(index), terms: text }));
    const { html, all } = serverMarkup(
      <PurchaseOption priceId="p" oneTimePrice="$99.00" durations={described} />,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const describing = all('input').flatMap(({ attributes }) => attributes['aria-describedby'] ?? []);
    expect(describing.map((id) => html.split(`id="${id}"`)[1])).toEqual(
      terms.map((text) => expect.stringContaining(text)),
    );
  });

  it('offers no subscription to people who cannot subscribe', () => {
    const { html } = serverMarkup(<PurchaseOption priceId="p" oneTimePrice="$99.00" durations={[]} />);
    expect(html).not.toContain('value="subscription"');
  });
});
