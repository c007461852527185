import { closeAuditChain } from './audit';
import { rehashBookings, releaseHolds, remindOfVisits, sealOldVisits } from './appointments';
import { watchErasedList } from './erasure';
import { sealOldFiles } from './files';
import type { Sweep } from './jobs';
import { rollSlots } from './locations';
import { releaseUnpaidOrders } from './orders';
import { rehashKitIds, sealKitIds } from './kits';
import { seeCharges, settlePayments, watchPayments } from './payments';
import { settleSubscriptions } from './subscriptions';
import { sealOldReports } from './reports';
import { removeOldRows } from './retention';
import { resealFields } from './sealing';
import { mailStockAlerts, rehashStockAlerts } from './stock-alerts';
import { rehashEnquiries } from './support';
import { followParcels } from './tracking';
import { mailWaitingList, rehashWaitingList } from './waiting-list';

/** Everything that the server does by itself on a schedule. */
export const sweeps: Sweep[] = [
  rollSlots,
  releaseHolds,
  closeAuditChain,
  removeOldRows,
  resealFields,
  rehashBookings,
  rehashEnquiries,
  rehashKitIds,
  rehashStockAlerts,
  rehashWaitingList,
  sealOldVisits,
  sealOldReports,
  sealKitIds,
  sealOldFiles,
  releaseUnpaidOrders,
  settlePayments,
  seeCharges,
  watchPayments,
  settleSubscriptions,
  followParcels,
  mailStockAlerts,
  mailWaitingList,
  remindOfVisits,
  watchErasedList,
];
