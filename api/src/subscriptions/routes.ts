import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { getSelf, getSignedIn, asBuyer } from '../people';
import { api } from '../http';
import { refuse } from '../refusals';
import { chargeCompanyCard } from '../payments';
import { settleOrder, getOwnOrder, getPayableOrder, payWithMethod, refuseOtherCart } from '../orders';
import { cancelSubscription } from './cancel-subscription';
import { changeRoutes } from './change-routes';
import { listSubscriptions } from './store';
import { asSubscription } from './subscription-view';

export const subscriptionsRoutes = {
  ...changeRoutes,

  list: api.subscriptions.list.handler(async ({ input, context }) => {
    const user = await getSelf(context, input.userId);
    if (!asBuyer(user).maySubscribe) refuse(403, accountMessages.noPermission);
    const rows = await listSubscriptions(context.deps.db, user.id);
    const { subscriptionType } = input;
    const wanted = rows.filter(
      ({ status }) =>
        subscriptionType === 'all' || (subscriptionType === 'cancelled') === (status === 'cancelled'),
    );
    return { data: wanted.map(asSubscription) };
  }),

  create: api.subscriptions.create.handler(async ({ input, context }) => {
    const { deps } = context;
    const user = await getSignedIn(context);
    const { orderId, paymentMethod = null, preferredPaymentOption, savesCard, terms } = input;
    await getOwnOrder(deps, user.id, orderId);
    const { isPaid } = await settleOrder(deps, orderId);
    if (isPaid) return { data: { paymentStatus: 'succeeded' as const, orderId, clientSecret: null } };
    const order = await getPayableOrder(deps, user.id, orderId, terms);
    await refuseOtherCart(deps, order, input);
    if (preferredPaymentOption === 'organization')
      return { data: await chargeCompanyCard(deps, user, { kind: 'order', id: order.id }, terms) };
    return { data: await payWithMethod(deps, order.id, { paymentMethod, terms, savesCard }) };
  }),

  cancel: api.subscriptions.cancel.handler(async ({ input, context }) => {
    const user = await getSignedIn(context);
    const before = await cancelSubscription(context.deps, user.id, input.subscriptionId, input.terms);
    return {
      success: true as const,
      message: `Your subscription is canceled. ${
        before.isDisputed
          ? 'A paid kit that has not shipped is sent only if the bank decides in favor of its payment.'
          : 'A kit that is paid is still sent.'
      }`,
    };
  }),
};
