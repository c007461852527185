import { commands } from '../ops/commands';
import { runCommand } from '../ops/run-command';
import { shipOrder } from '../src/orders';
import { addKit, startShop } from './shop';
import type { Shopper } from './shopper';

/** A shop with one kit, and what erasure tests do in it. Close its `shop` at the end of the file. */
export async function startErasing() {
  const shop = await startShop();
  const actor = 'operator:test';
  let parcels = 0;
  return {
    shop,
    kit: await addKit(shop, { stock: 1000 }),
    actor,
    /** Ships a paid order. @returns its kits' codes */
    send(order: string) {
      parcels += 1;
      return shipOrder(shop.deps, {
        order,
        trackingNumber: String(94001000000000000000n + BigInt(parcels)),
        actor,
      });
    },
    erase: ({ api, id }: Shopper) => api.accounts.erase({ id }),
    ops: (...words: string[]) => runCommand(shop.deps, commands, words, actor),
  };
}
