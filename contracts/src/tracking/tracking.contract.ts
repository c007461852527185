import { z } from 'zod';
import { idSchema } from '../fields/text';
import { call } from '../call';
import { trackedOrderSchema, trackingSchema } from './tracking';

export const trackingContract = {
  get: call({ access: 'signed-in', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/usps/{trackingId}',
      summary: 'Get the scans of a package from one of the caller’s orders',
      description: 'Expected 503 `unavailable` when the carrier does not answer.',
      tags: ['tracking'],
    })
    .input(z.object({ trackingId: idSchema }))
    .output(z.object({ data: trackingSchema })),
  getOfOrder: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/orders/{userId}/{orderId}/tracking',
      summary: 'Get the tracking of one of the caller’s orders, with everything its page shows',
      tags: ['tracking'],
    })
    .input(z.object({ userId: idSchema, orderId: idSchema }))
    .output(z.object({ data: trackedOrderSchema })),
};
