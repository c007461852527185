import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { shipOrder } from '../src/orders';
import { UsageError, type Command } from './command';

export const ordersShip: Command = {
  name: 'orders ship',
  usage: '<order id or number> <tracking number>',
  summary: 'ship a paid order; prints the id of each kit in it',
  async run(deps, [order, ...groups], actor) {
    // Labels print the number in groups.
    const trackingNumber = groups.join('').replaceAll(' ', '');
    if (!order || !trackingNumber) throw new UsageError();
    const kits = await shipOrder(deps, { order, trackingNumber, actor });
    return [`Sent ${order} with ${trackingNumber}.`, ...kits.map((code) => `Kit ${formatKitId(code)}`)].join(
      '\n',
    );
  },
};
