import { packOrder } from '../src/orders';
import { UsageError, type Command } from './command';

export const ordersPack: Command = {
  name: 'orders pack',
  usage: '<order id or number>',
  summary: 'record that the kits of a paid order are in their box',
  async run(deps, [order, ...rest], actor) {
    if (!order || rest.length > 0) throw new UsageError();
    const isNew = await packOrder(deps, { order, actor });
    return isNew ? `Recorded ${order} as packed.` : `Order ${order} was already packed.`;
  },
};
