import { formatUsd } from '@larkwell/contracts/fields/money';
import { settleByHand } from '../src/payments';
import { UsageError, type Command } from './command';

export const paymentsSettle: Command = {
  name: 'payments settle',
  usage: '<payment id>',
  summary: 'record that you repaid, by other means, a refund that the bank rejected',
  async run(deps, [id, ...rest], actor) {
    if (!id || rest.length > 0) throw new UsageError();
    const amount = await settleByHand(deps, id, actor);
    return `Recorded that ${formatUsd(amount)} of payment ${id} was paid back by hand.`;
  },
};
