import { visitSubject } from './appointments/visit-subject';
import { orderSubject } from './orders/order-subject';
import type { PaymentSubjects } from './deps/payment-subject';
import { endDisputed } from './subscriptions/end-disputed';
import { insertSubscriptions } from './subscriptions/insert-subscriptions';
import { renewalSubject } from './subscriptions/renewal-subject';
import { startSubscriptions } from './subscriptions/start-subscriptions';

/** Everything that is paid for. */
export const paymentSubjects: PaymentSubjects = {
  order: orderSubject({ insert: insertSubscriptions, start: startSubscriptions, end: endDisputed }),
  visit: visitSubject,
  renewal: renewalSubject,
};
