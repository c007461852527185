import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineNames } from './line-names';

it('shows the price of each whole line', () => {
  const kit = { id: '1', name: 'Iron Check', selectedQuantity: 2, subscriptionDuration: null, price: 9800 };
  const words = renderToStaticMarkup(
    <LineNames
      items={[kit, { ...kit, selectedQuantity: 1, subscriptionDuration: 3, price: 3675, priceBefore: 4900 }]}
    />,
  );
  const lines = words.split('</li>').map((line) => line.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '));
  expect(lines[0]).not.toContain('Before');
  expect(lines[0]).toMatch(/2 × Iron Check .*\$98\.00/);
  expect(lines[1]).toMatch(/1 × Iron Check .*Before: \$49\.00 Now: \$36\.75/);
});
