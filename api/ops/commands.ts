import { agreementsSet } from './agreements-set';
import { auditVerify } from './audit-verify';
import { bookingsCheckIn } from './bookings-check-in';
import { bookingsDay } from './bookings-day';
import { bookingsFind } from './bookings-find';
import { bookingsList } from './bookings-list';
import { bookingsReport } from './bookings-report';
import type { Command } from './command';
import { keysList } from './keys-list';
import { kitsReceived } from './kits-received';
import { kitsReport } from './kits-report';
import { ordersDeliver } from './orders-deliver';
import { ordersList } from './orders-list';
import { ordersPack } from './orders-pack';
import { ordersShip } from './orders-ship';
import { paymentsSettle } from './payments-settle';
import { paymentsStuck } from './payments-stuck';
import { peopleErase } from './people-erase';
import { peopleSignOut } from './people-sign-out';
import { retentionList } from './retention-list';
import { stripeEventList } from './stripe-events';

export const commands: Command[] = [
  agreementsSet,
  auditVerify,
  bookingsCheckIn,
  bookingsDay,
  bookingsFind,
  bookingsList,
  bookingsReport,
  keysList,
  kitsReceived,
  kitsReport,
  ordersDeliver,
  ordersList,
  ordersPack,
  ordersShip,
  paymentsSettle,
  paymentsStuck,
  peopleErase,
  peopleSignOut,
  retentionList,
  stripeEventList,
];
