import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { limitWords, QuantityStepper } from './quantity-stepper';

describe('QuantityStepper', () => {
  it('posts a step with its buttons, which name what they count', () => {
    const { all, labelOf } = serverMarkup(<QuantityStepper of="Thyroid check" value={1} max={3} />);
    expect(all('button').map((button) => [labelOf(button), button.attributes.value])).toEqual([
      ['Decrease quantity of Thyroid check', 'dec'],
      ['Increase quantity of Thyroid check', 'inc'],
    ]);
    expect(all('button').every(({ attributes }) => attributes.type === 'submit')).toBe(true);
  });

  it('connects its error to the number', () => {
    const { all, description } = serverMarkup(
      <QuantityStepper of="Kit" value={5} max={3} error="Only 3 are left" />,
    );
    expect(description(all('input')[0])).toBe('Error: Only 3 are left');
  });

  it('keeps what was typed beside its error', () => {
    const { all } = serverMarkup(
      <QuantityStepper of="Kit" value={1} typed="200" max={3} error={limitWords(3)} />,
    );
    expect(all('input')[0]?.attributes.value).toBe('200');
    expect(limitWords(3)).toBe('Only 3 left.');
  });
});
