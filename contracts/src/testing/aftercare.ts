import { unitPrice } from '../pricing';
import { SUBSCRIPTION_PACKAGES } from '../numbers/shop';
import type { ReportOpening } from '../reports/openings';
import { KIT_ID_BYTES, kitIdFromBytes } from '../kits/kit-id';
import type { KitCheck, KitRegistration, Tester } from '../kits/kits';
import type { ConfirmationLine, Feedback, Order, OrderItem, OrderRow, OrderToPay } from '../orders/orders';
import type { ExplainedValue, Report, ReportDetail, ReportValues } from '../reports/reports';
import { makeAnalyteText, makePlacedValue } from './analytes';
import type { Subscription, SubscriptionDetail } from '../subscriptions/subscriptions';
import type { TrackElement, Tracking } from '../tracking/tracking';
import { FIXED_NOW } from './fixed-time';

/** A sound kit id, the same for the same number. */
export function makeKitId(seed = 1): string {
  return kitIdFromBytes(Uint8Array.from({ length: KIT_ID_BYTES }, (_, index) => seed * 7 + index * 11));
}

export function makeOrderRow(over: Partial<OrderRow> = {}): OrderRow {
  return {
    id: 'order_1',
    orderNumber: 'LW-100001',
    total: 4900,
    status: 'Shipped',
    rating: null,
    feedback_text: null,
    created_ts: FIXED_NOW,
    kits: [
      { name: 'Vitamin D test', orderedQuantity: 1, category: 'vitamins', collection_method: 'Finger prick' },
    ],
    isPaid: true,
    isDisputed: false,
    isPaymentReturned: false,
    ...over,
  };
}

const vitaminLine = {
  name: 'Vitamin D test',
  image_name: 'vitamin-d.svg',
  category: 'vitamins',
  collection_method: 'Finger prick',
  emblem: 'sun' as const,
  orderedQuantity: 1,
  price: 4900,
  priceBefore: null,
  is_subscription: false,
  subscriptionDuration: null,
} as const;

export function makeOrderItem(over: Partial<OrderItem> = {}): OrderItem {
  return { productId: 'prod_vitamin_d', slug: 'vitamin-d', ...vitaminLine, ...over };
}

/** A shipped order that is not rated yet. */
export function makeOrder(over: Partial<Order> = {}): Order {
  return {
    ...makeOrderRow(),
    full_name: 'Maya Lindqvist',
    email: 'maya@example.com',
    subTotal: 4900,
    discount: 0,
    couponCode: null,
    trackingId: '9400100000000000000001',
    trackingURLProvider: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000001',
    address: JSON.stringify({
      address: '12 Elm Street',
      city: 'Omaha',
      state: 'NE',
      country: 'United States',
      zipCode: '68102',
    }),
    items: [makeOrderItem()],
    shipped_ts: FIXED_NOW,
    delivered_ts: null,
    feedbackProductId: null,
    payBefore: null,
    isCompanyCard: false,
    refunded: 0,
    givenBack: [],
    isAddressEditable: false,
    isCancelable: false,
    ...over,
  };
}

/** An unpaid order as its payment page receives it. */
export function makeOrderToPay(over: Partial<OrderToPay> = {}): OrderToPay {
  return {
    ...makeOrder(),
    isHeld: true,
    today: '2026-11-22',
    terms: null,
    changes: [],
    replacedBy: null,
    isPaymentBegun: false,
    ...over,
  };
}

export function makeConfirmationLine(over: Partial<ConfirmationLine> = {}): ConfirmationLine {
  return { orderNumber: 'LW-100001', ...vitaminLine, ...over };
}

export function makeFeedback(over: Partial<Feedback> = {}): Feedback {
  return { orderId: 'order_1', rating: 4.5, feedBackText: 'Clear steps, quick result.', ...over };
}

export function makeTrackElement(over: Partial<TrackElement> = {}): TrackElement {
  return {
    text: 'In Transit to Next Facility',
    date: 'November 20, 2026',
    city: 'OMAHA',
    state: 'NE',
    ...over,
  };
}

export function makeTracking(over: Partial<Tracking> = {}): Tracking {
  return { trackData: { elements: [makeTrackElement()] }, expectedDelivery: '2026-11-24', ...over };
}

export function makeSubscription(over: Partial<Subscription> = {}): Subscription {
  return {
    subscription_id: 'sub_1',
    name: 'Vitamin D test',
    image_name: 'vitamin-d.svg',
    category: 'vitamins',
    collection_method: 'Finger prick',
    emblem: 'sun',
    price: 3675,
    pricePerUnit: 3675,
    orderedQuantity: 1,
    status: true,
    state: 'active',
    subscriptionDuration: 3,
    renewsOn: '2027-02-21',
    isDisputed: false,
    notice: null,
    repair: null,
    ...over,
  };
}

/** One that may be paused, skipped and changed. */
export function makeSubscriptionDetail(over: Partial<SubscriptionDetail> = {}): SubscriptionDetail {
  return {
    ...makeSubscription(),
    card: { brand: 'visa', last4: '4242' },
    options: {
      pause: { from: '2027-02-22', to: '2027-08-21' },
      skip: { renewsOn: '2027-05-21' },
      resume: null,
      intervals: SUBSCRIPTION_PACKAGES.slice(1).map(({ months, percent }) => ({
        months,
        percent,
        price: unitPrice(4900, months),
      })),
    },
    terms: 'terms',
    ...over,
  };
}

export function makeKitCheck(over: Partial<KitCheck> = {}): KitCheck {
  return {
    isFound: true,
    kitDetail: { testName: 'Vitamin D test', productImage: 'vitamin-d.svg' },
    errorMessage: null,
    code: null,
    ...over,
  };
}

export function makeTester(over: Partial<Tester> = {}): Tester {
  return {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    dob: '1990-02-03',
    sex: 'Female',
    addressLine1: '12 Elm Street',
    suit: undefined,
    country: 'United States',
    state: 'NE',
    city: 'Omaha',
    zip: '68102',
    phoneNumber: '(402) 555-0111',
    ...over,
  };
}

export function makeKitRegistration(over: Partial<KitRegistration> = {}): KitRegistration {
  return { ...makeTester(), registerKitId: makeKitId(), emailId: 'maya@example.com', ...over };
}

export function makeReport(over: Partial<Report> = {}): Report {
  return {
    id: 'report_1',
    orderId: 'order_1',
    kitId: makeKitId(),
    test_name: 'Vitamin D test',
    created_ts: FIXED_NOW,
    report_doc: '/reports/report_1',
    ...over,
  };
}

/** The person's own access to a report. */
export function makeReportOpening(over: Partial<ReportOpening> = {}): ReportOpening {
  const { id: reportId, test_name } = makeReport();
  return { at: FIXED_NOW, reportId, test_name, by: 'owner', name: null, form: 'page', ...over };
}

/** One value below its range. */
export function makeReportValues(over: Partial<ReportValues> = {}): ReportValues {
  return {
    collectedOn: '2026-11-12',
    values: [{ kind: 'measured', name: '25-hydroxyvitamin D', value: 18, unit: 'ng/mL', low: 30, high: 100 }],
    ...over,
  };
}

/** A value with its meaning and two earlier results. */
export function makeExplainedValue(over: Partial<ExplainedValue> = {}): ExplainedValue {
  return {
    ...makePlacedValue(),
    meaning: 'This value is below the usual range. It is higher than on Mar 2, 2026.',
    about: makeAnalyteText(),
    earlier: [
      { value: 12, collectedOn: '2025-09-10' },
      { value: 15, collectedOn: '2026-03-02' },
    ],
    ...over,
  };
}

export function makeReportDetail(over: Partial<ReportDetail> = {}): ReportDetail {
  return {
    ...makeReport(),
    testerName: 'Maya Lindqvist',
    testerBorn: '1988-04-12',
    collectedOn: '2026-11-12',
    product: { slug: 'vitamin-d', category: 'vitamins-nutrition', emblem: 'sun' },
    summary:
      'Your result for 25-hydroxyvitamin D is below the usual range. It is higher than on Mar 2, 2026.',
    nextSteps: [
      { text: 'Show this report to a doctor or nurse.', isDraft: false },
      { text: 'Ask before you take vitamin D pills.', isDraft: true },
    ],
    values: [makeExplainedValue()],
    ...over,
  };
}
