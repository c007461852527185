import { formatUsd } from '@larkwell/contracts/fields/money';
import { listDisputedPayments, listStuckPayments } from '../src/payments';
import type { Command } from './command';

export const paymentsStuck: Command = {
  name: 'payments stuck',
  usage: '',
  summary: 'payments that are not settled after 15 minutes, and disputed ones, with the cause',
  async run(deps) {
    const rows = [...(await listStuckPayments(deps)), ...(await listDisputedPayments(deps))];
    if (rows.length === 0) return 'No payment is stuck.';
    return rows
      .map(({ minutes, status, amount, subjectKind, subjectId, id, cause }) =>
        [
          `${minutes} min`,
          status.padEnd(10),
          formatUsd(amount),
          `${subjectKind} ${subjectId}`,
          id,
          cause,
        ].join('  '),
      )
      .join('\n');
  },
};
