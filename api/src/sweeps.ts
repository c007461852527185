import { closeAuditChain } from './audit/close-chain';
import { rehashBookings } from './appointments/rehash-bookings';
import { releaseHolds } from './appointments/release-holds';
import { sealOldVisits } from './appointments/seal-old-visits';
import { sealOldFiles } from './files/seal-old-files';
import type { Sweep } from './jobs/sweeps';
import { rollSlots } from './locations/roll-slots';
import { releaseUnpaidOrders } from './orders/release-order';
import { rehashKitIds } from './kits/rehash-kit-ids';
import { sealKitIds } from './kits/seal-kit-ids';
import { settlePayments } from './payments/reconcile';
import { watchPayments } from './payments/watchdog';
import { settleSubscriptions } from './subscriptions/reconcile-subscriptions';
import { sealOldReports } from './reports/seal-old-reports';
import { removeOldRows } from './retention/remove-old-rows';
import { resealFields } from './sealing/reseal';
import { rehashEnquiries } from './support/rehash-enquiries';
import { followParcels } from './tracking/follow-parcels';

/** Everything the product does by itself when its time has come. */
export const sweeps: Sweep[] = [
  rollSlots,
  releaseHolds,
  closeAuditChain,
  removeOldRows,
  resealFields,
  rehashBookings,
  rehashEnquiries,
  rehashKitIds,
  sealOldVisits,
  sealOldReports,
  sealKitIds,
  sealOldFiles,
  releaseUnpaidOrders,
  settlePayments,
  watchPayments,
  settleSubscriptions,
  followParcels,
];
