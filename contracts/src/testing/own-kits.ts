import type { OwnKit } from '../kits/kit-life';
import { makeKitId } from './aftercare';
import { FIXED_NOW } from './fixed-time';

/** A delivered kit that nobody has registered yet. */
export function makeOwnKit(over: Partial<OwnKit> = {}): OwnKit {
  return {
    key: 'kit 1',
    kitId: makeKitId(),
    name: 'Vitamin D test',
    slug: 'vitamin-d',
    category: 'vitamins',
    emblem: 'sun',
    units: 1,
    orderId: 'order_1',
    orderNumber: 'LW-100001',
    dates: {
      ordered: FIXED_NOW,
      packed: FIXED_NOW,
      sent: FIXED_NOW,
      delivered: FIXED_NOW,
      registered: null,
      lab: null,
      report: null,
    },
    isGivenAway: false,
    testerName: null,
    reportId: null,
    returns: null,
    ...over,
  };
}
