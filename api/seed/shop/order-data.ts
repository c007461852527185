import type { OrderStatus } from '@larkwell/contracts/orders/orders';
import { demoPeople } from './people';

export interface DemoOrder {
  id: string;
  number: string;
  person: string;
  status: OrderStatus;
  daysAgo: number;
  lines: { slug: string; quantity: number; months?: 3 | 6 | 12 }[];
  /** How far the parcel has come: 1 label, 2 accepted, 3 in transit, 4 delivered. */
  parcelStage?: 1 | 2 | 3 | 4;
  rating?: number;
  feedback?: string;
  isCompanyCard?: boolean;
}

const { maya, eli, noor } = demoPeople;

/** A kit for every way to take a sample: blood, saliva, a swab, urine, a strip. */
const everyMethod = [
  'blood-sugar-check',
  'cortisol-day-curve',
  'chlamydia-gonorrhea-swab',
  'three-infection-urine-check',
  'urine-strip-check',
];

/**
 * Orders in every status, a parcel in each of its four stages, and subscriptions that are due tomorrow and
 * ended.
 */
export const demoOrders: DemoOrder[] = [
  {
    id: 'demo-order-delivered',
    number: 'LW-2QF7M3XA',
    person: maya,
    status: 'Delivered',
    daysAgo: 74,
    lines: [{ slug: 'cholesterol-check', quantity: 1 }],
    parcelStage: 4,
  },
  {
    id: 'demo-order-rated',
    number: 'LW-8HWV5KPD',
    person: maya,
    status: 'Delivered',
    daysAgo: 9,
    lines: [{ slug: 'thyroid-check', quantity: 1 }],
    parcelStage: 4,
    rating: 4.5,
    feedback: 'Clear steps, and the box fit in the mailbox. The second finger worked better than the first.',
  },
  {
    id: 'demo-order-two-kits',
    number: 'LW-3RGW7TNC',
    person: maya,
    status: 'Delivered',
    daysAgo: 15,
    lines: [
      { slug: 'iron-check', quantity: 1 },
      { slug: 'kidney-check', quantity: 1 },
    ],
    parcelStage: 4,
  },
  {
    id: 'demo-order-in-transit',
    number: 'LW-4NB9RTCE',
    person: maya,
    status: 'Shipped',
    daysAgo: 4,
    lines: [
      { slug: 'iron-check', quantity: 1 },
      { slug: 'kidney-check', quantity: 2 },
    ],
    parcelStage: 3,
  },
  {
    id: 'demo-order-accepted',
    number: 'LW-6ZGJ2YLS',
    person: maya,
    status: 'Shipped',
    daysAgo: 3,
    lines: [{ slug: 'urine-strip-check', quantity: 2 }],
    parcelStage: 2,
  },
  {
    id: 'demo-order-label',
    number: 'LW-9CUX4QHB',
    person: maya,
    status: 'Shipped',
    daysAgo: 2,
    lines: [{ slug: 'cortisol-day-curve', quantity: 1 }],
    parcelStage: 1,
  },
  {
    id: 'demo-order-processing',
    number: 'LW-3DMK8VEN',
    person: maya,
    status: 'Processing',
    daysAgo: 1,
    lines: everyMethod.map((slug) => ({ slug, quantity: 1 })),
  },
  {
    id: 'demo-order-cancelled',
    number: 'LW-5TRA7WFG',
    person: maya,
    status: 'Cancelled',
    daysAgo: 20,
    lines: [{ slug: 'blood-sugar-check', quantity: 1 }],
  },
  {
    id: 'demo-order-subscribed',
    number: 'LW-7YPL9SJM',
    person: maya,
    status: 'Delivered',
    daysAgo: 91,
    lines: [{ slug: 'vitamin-d-check', quantity: 1, months: 3 }],
    parcelStage: 4,
  },
  {
    id: 'demo-order-ended',
    number: 'LW-2VKE6BZT',
    person: maya,
    status: 'Delivered',
    daysAgo: 200,
    lines: [{ slug: 'cholesterol-check', quantity: 1, months: 6 }],
    parcelStage: 4,
  },
  {
    id: 'demo-order-eli',
    number: 'LW-8XCQ3NHU',
    person: eli,
    status: 'Delivered',
    daysAgo: 6,
    lines: [{ slug: 'vitamin-d-check', quantity: 1 }],
    parcelStage: 4,
    isCompanyCard: true,
  },
  {
    id: 'demo-order-eli-six',
    number: 'LW-4GSF9MDW',
    person: eli,
    status: 'Processing',
    daysAgo: 1,
    lines: everyMethod.map((slug, index) => ({ slug, quantity: index === 0 ? 2 : 1 })),
    isCompanyCard: true,
  },
  {
    id: 'demo-order-noor',
    number: 'LW-6PJT5RYA',
    person: noor,
    status: 'Delivered',
    daysAgo: 12,
    lines: [{ slug: 'iron-check', quantity: 1 }],
    parcelStage: 4,
    rating: 4,
    feedback: 'The lab answered in three days.',
    isCompanyCard: true,
  },
];
