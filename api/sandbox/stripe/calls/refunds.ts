import { z } from 'zod';
import { call } from '../call';
import { integer, metadata, text } from '../params';
import { createRefund } from '../refunds';
import { listCall, retrieveCall } from '../standard-calls';

const createInput = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: integer.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export const refundCalls = [
  call('refunds.create', 'POST /v1/refunds', createInput, createRefund),
  retrieveCall('refunds', 'refund'),
  listCall('refunds', 'refund', ['charge', 'payment_intent']),
];
