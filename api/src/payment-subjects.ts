import { visitSubject } from './appointments';
import { orderSubject } from './orders';
import type { PaymentSubjects } from './deps';
import { endDisputed, insertSubscriptions, renewalSubject, startSubscriptions } from './subscriptions';

/** Everything that can be paid for. */
export const paymentSubjects: PaymentSubjects = {
  order: orderSubject({ insert: insertSubscriptions, start: startSubscriptions, end: endDisputed }),
  visit: visitSubject,
  renewal: renewalSubject,
};
