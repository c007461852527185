import { formatUsd } from '@larkwell/contracts/fields/money';
import { sql } from 'drizzle-orm';
import type { Command } from './command';

export const ordersList: Command = {
  name: 'orders list',
  usage: '[status]',
  summary: 'the newest 50 orders, or those of a status',
  async run({ db }, [status]) {
    const { rows } = await db.execute<{
      id: string;
      number: string;
      status: string;
      total: number;
      at: string;
    }>(sql`
      select id, order_number as number, status, total_cents as total, to_char(created_at, 'YYYY-MM-DD') as at
      from orders where ${status ? sql`lower(status) = lower(${status})` : sql`true`}
      order by created_at desc limit 50`);
    if (rows.length === 0) return 'No orders.';
    return rows
      .map((row) => [row.at, row.number, row.status.padEnd(15), formatUsd(row.total), row.id].join('  '))
      .join('\n');
  },
};
