import type { Account } from './account';
import { invalidRequest } from './errors';

type Shape = Record<string, unknown>;

/** Fields that Stripe omits unless `expand` asks for them. */
const OPTIONAL_FIELDS: Record<string, Record<string, (account: Account, object: Shape) => unknown>> = {
  'checkout.session': {
    line_items: (account, session) => {
      const id = String(session.id);
      const data = account.store.find('sandbox.session_details', id)?.lineItems ?? [];
      return { object: 'list', url: `/v1/checkout/sessions/${id}/line_items`, has_more: false, data };
    },
  },
  charge: {
    refunds: (account, charge) => {
      const data = account.store
        .list('refund')
        .filter((refund) => refund.charge === charge.id)
        .reverse();
      return { object: 'list', url: `/v1/charges/${String(charge.id)}/refunds`, has_more: false, data };
    },
  },
  invoice: {
    payments: (account, invoice) => {
      const id = String(invoice.id);
      const data = account.store.find('sandbox.invoice_details', id)?.payments ?? [];
      return { object: 'list', url: `/v1/invoices/${id}/payments`, has_more: false, data };
    },
    confirmation_secret: (account, invoice) => {
      const intent = account.store.find('sandbox.invoice_details', String(invoice.id))?.paymentIntent;
      if (!intent) return null;
      return {
        type: 'payment_intent',
        client_secret: account.store.get('payment_intent', intent).client_secret,
      };
    },
  },
  customer: {
    subscriptions: (account, customer) => {
      const data = account.store
        .list('subscription')
        .filter(
          (subscription) => subscription.customer === customer.id && subscription.status !== 'canceled',
        );
      const url = `/v1/customers/${String(customer.id)}/subscriptions`;
      return { object: 'list', url, has_more: false, data };
    },
  },
};

/**
 * A copy of the answer with objects in place of the ids named by `paths`
 * (`latest_charge.balance_transaction`).
 */
export function expand(account: Account, answer: unknown, paths: string[]): unknown {
  const copy = structuredClone(answer);
  for (const path of paths) follow(account, copy, path.split('.'), path);
  return copy;
}

function follow(account: Account, at: unknown, [field, ...rest]: string[], path: string): void {
  if (field === undefined || typeof at !== 'object' || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) follow(account, item, [field, ...rest], path);
    return;
  }
  const shape = at as Shape;
  const optional = OPTIONAL_FIELDS[String(shape.object)]?.[field];
  if (optional) shape[field] = structuredClone(optional(account, shape));
  if (!(field in shape)) {
    throw invalidRequest(`This property cannot be expanded (${field}).`, undefined, 'expand');
  }
  const value = shape[field];
  if (typeof value === 'string') shape[field] = structuredClone(account.store.findById(value) ?? value);
  follow(account, shape[field], rest, path);
}
