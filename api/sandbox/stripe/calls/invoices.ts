import { z } from 'zod';
import { call } from '../call';
import { invalidRequest } from '../errors';
import { finalizeInvoice, payInvoice, subscriptionOf, voidInvoice } from '../invoices';
import { page } from '../lists';
import { clearable, flag, listQuery, mergeMetadata, metadata, text } from '../params';
import { methodOf } from '../subscriptions';
import { retrieveCall } from '../standard-calls';

const paymentQuery = z.strictObject({ type: z.literal('payment_intent'), payment_intent: text });

export const invoiceCalls = [
  call(
    'invoice_payments.list',
    'GET /v1/invoice_payments',
    z.strictObject({ ...listQuery, invoice: text.optional(), payment: paymentQuery.optional() }),
    (account, { invoice, payment, ...query }) => {
      const all = account.store
        .list('sandbox.invoice_details')
        .flatMap(({ payments }) => payments)
        .filter((each) => !invoice || each.invoice === invoice)
        .filter((each) => !payment || each.payment.payment_intent === payment.payment_intent);
      return page('/v1/invoice_payments', all, query);
    },
  ),
  retrieveCall('invoices', 'invoice'),
  call(
    'invoices.update',
    'POST /v1/invoices/:id',
    z.strictObject({
      auto_advance: flag.optional(),
      description: clearable.optional(),
      metadata: metadata.optional(),
    }),
    (account, { metadata: added, ...input }, id) => {
      const invoice = Object.assign(account.store.get('invoice', id), input);
      invoice.metadata = mergeMetadata(invoice.metadata, added);
      if (input.auto_advance === false) {
        invoice.next_payment_attempt = null;
        account.store.save({ ...account.store.get('sandbox.invoice_details', id), finalizesAt: null });
      }
      account.tell('invoice.updated', account.store.save(invoice));
      return invoice;
    },
  ),
  call(
    'invoices.finalize_invoice',
    'POST /v1/invoices/:id/finalize',
    z.strictObject({ auto_advance: flag.optional() }),
    (account, input, id) => {
      const invoice = finalizeInvoice(account, account.store.get('invoice', id));
      if (input.auto_advance === false) invoice.auto_advance = false;
      return account.store.save(invoice);
    },
  ),
  call(
    'invoices.pay',
    'POST /v1/invoices/:id/pay',
    z.strictObject({ payment_method: text.optional(), off_session: flag.optional() }),
    (account, input, id) => {
      const invoice = account.store.get('invoice', id);
      const subscription = subscriptionOf(account, invoice);
      const usual = subscription ? methodOf(account, subscription) : null;
      return payInvoice(account, invoice, input.payment_method ?? usual, input.off_session ?? true);
    },
  ),
  call('invoices.void_invoice', 'POST /v1/invoices/:id/void', z.strictObject({}), (account, _input, id) =>
    voidInvoice(account, account.store.get('invoice', id)),
  ),
  call(
    'invoices.mark_uncollectible',
    'POST /v1/invoices/:id/mark_uncollectible',
    z.strictObject({}),
    (account, _input, id) => {
      const invoice = account.store.get('invoice', id);
      if (invoice.status !== 'open') throw invalidRequest('Only open invoices can be marked uncollectible.');
      invoice.status = 'uncollectible';
      invoice.next_payment_attempt = null;
      account.tell('invoice.marked_uncollectible', account.store.save(invoice));
      return invoice;
    },
  ),
  call(
    'invoices.list',
    'GET /v1/invoices',
    z.strictObject({
      ...listQuery,
      customer: text.optional(),
      status: text.optional(),
      subscription: text.optional(),
    }),
    (account, { customer, status, subscription, ...query }) => {
      const all = account.store
        .list('invoice')
        .filter((each) => (!customer || each.customer === customer) && (!status || each.status === status))
        .filter((each) => !subscription || each.parent?.subscription_details?.subscription === subscription);
      return page('/v1/invoices', all, query);
    },
  ),
];
