import { deliverOrder } from '../src/orders';
import { UsageError, type Command } from './command';

export const ordersDeliver: Command = {
  name: 'orders deliver',
  usage: '<order id or number>',
  summary: 'record that a shipped order has arrived, if the carrier does not report it',
  async run(deps, [order, ...rest], actor) {
    if (!order || rest.length > 0) throw new UsageError();
    const isNew = await deliverOrder(deps, { order, actor });
    return isNew ? `Recorded ${order} as delivered.` : `Order ${order} was already delivered.`;
  },
};
