import { cancellationTerms, cancelOrder, getCancellation } from '../orders';
import { getSelf } from '../people';
import { api } from '../http';
import { sealTerms } from '../terms';
import { endAtStripe } from './cancel-subscription';
import { cancelLocked } from './mark-canceled';
import { lockSubscription } from './store';

/** Canceling a paid order before it is sent, with the subscriptions that it started. */
export const cancelOrderRoutes = {
  getCancellation: api.orders.getCancellation.handler(async ({ input, context }) => {
    const { deps } = context;
    const { id } = await getSelf(context, input.userId);
    const cancellation = await getCancellation(deps.db, id, input.orderId);
    const { order, amount, isCompanyCard, ends } = cancellation;
    return {
      data: {
        orderNumber: order.orderNumber,
        amount,
        isCompanyCard,
        endsSubscriptions: ends.map(({ name }) => name),
        terms: sealTerms(cancellationTerms(cancellation), deps.settings.keyring),
      },
    };
  }),

  cancel: api.orders.cancel.handler(async ({ input, context }) => {
    const { deps } = context;
    const { id: userId } = await getSelf(context, input.userId);
    const ended = await cancelOrder(deps, {
      userId,
      orderId: input.orderId,
      terms: input.terms,
      async endSubscription(tx, id) {
        await cancelLocked(deps, tx, await lockSubscription(tx.db, id), 'asked');
      },
    });
    for (const id of ended) {
      try {
        await endAtStripe(deps, id);
      } catch (error) {
        deps.log.warn({ err: error, subscription: id }, 'Stripe not told of a canceled subscription yet');
      }
    }
    return { success: true as const, message: 'Your order is canceled. The money goes back to the card.' };
  }),
};
