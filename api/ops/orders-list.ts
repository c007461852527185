import { formatUsd } from '@larkwell/contracts/fields/money';
import { sql } from 'drizzle-orm';
import { isDisputed } from '../src/orders';
import type { Command } from './command';

export const ordersList: Command = {
  name: 'orders list',
  usage: '[status]',
  summary: 'the newest 50 orders, or those with a status',
  async run({ db }, [status]) {
    const { rows } = await db.execute<{
      id: string;
      number: string;
      status: string;
      isDisputed: boolean;
      total: number;
      at: string;
    }>(sql`
      select id, order_number as number, status, total_cents as total,
        ${isDisputed(sql`orders.id`)} as "isDisputed",
        to_char(created_at, 'YYYY-MM-DD') as at
      from orders where ${status ? sql`lower(status) = lower(${status})` : sql`true`}
      order by created_at desc limit 50`);
    if (rows.length === 0) return 'No orders.';
    return rows
      .map(({ at, number, status: state, total, id, isDisputed }) =>
        [at, number, state.padEnd(15), formatUsd(total), id, isDisputed ? 'disputed' : '']
          .join('  ')
          .trimEnd(),
      )
      .join('\n');
  },
};
