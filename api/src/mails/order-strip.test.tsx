import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderStrip } from './order-strip';

const days = { received: '2026-11-14', packed: '2026-11-15', shipped: '2026-11-16', delivered: null };
const wordsOf = (strip: React.ReactElement) =>
  renderToStaticMarkup(strip)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('has the words of orders and kits, and the day of each stage that was reached', () => {
  expect(wordsOf(<OrderStrip now="shipped" days={days} />)).toBe(
    'Order received Done Nov 14 Packed Done Nov 15 Shipped Now Nov 16 Delivered To come',
  );
  expect(wordsOf(<OrderStrip now="received" days={days} />)).toMatch(
    /^Order received Now Nov 14 Packed To come/,
  );
});

it('has no days in a mail that an earlier version queued', () => {
  expect(wordsOf(<OrderStrip now={null} days={undefined} />)).toBe(
    'Order received Done Packed Done Shipped Done Delivered Done',
  );
});
