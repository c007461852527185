import type { Refusal } from '@larkwell/platform/client/refusal';
import type { ChangedOrder } from './changed-order';
import { askToPay, type PayPress } from './open-pay-press.server';

/** The changed terms a refusal carries; null for any other refusal. */
export async function changedOrderOf(
  press: PayPress,
  orderId: string,
  refusal: Refusal,
): Promise<ChangedOrder | null> {
  if (refusal.code !== 'terms-changed') return null;
  const { api, person } = press.visit;
  const order = await askToPay(press, orderId, api.orders.get({ userId: person.id, id: orderId }));
  return {
    sentence: refusal.errorMessage,
    changes: refusal.changes ?? [],
    hasToBeUpdated: order.ok && order.value.data.changes.length > 0,
    terms: order.ok ? order.value.data.terms : null,
  };
}
