export interface Scan {
  /** Days and hours before now. */
  daysAgo: number;
  hour: number;
  eventType: string;
  eventCode: string;
  city: string;
  state: string;
  zip: string;
}

export interface Parcel {
  statusCategory: string;
  /** Oldest first. */
  scans: Scan[];
  /** Days from now until it is expected; absent once it is there. */
  expectedInDays?: number;
}

const label: Scan = {
  daysAgo: 4,
  hour: 16,
  eventType: 'Shipping Label Created, USPS Awaiting Item',
  eventCode: 'GX',
  city: 'OMAHA',
  state: 'NE',
  zip: '68102',
};
const accepted: Scan = {
  ...label,
  daysAgo: 3,
  hour: 9,
  eventType: 'Accepted at USPS Origin Facility',
  eventCode: 'OA',
};
const onTheWay: Scan[] = [
  { ...label, daysAgo: 2, hour: 3, eventType: 'Departed USPS Regional Facility', eventCode: 'DP' },
  {
    daysAgo: 1,
    hour: 11,
    eventType: 'In Transit to Next Facility',
    eventCode: 'NT',
    city: 'DENVER',
    state: 'CO',
    zip: '80266',
  },
];
const arrival: Scan[] = [
  {
    daysAgo: 0,
    hour: 6,
    eventType: 'Out for Delivery',
    eventCode: 'OF',
    city: 'BOULDER',
    state: 'CO',
    zip: '80302',
  },
  {
    daysAgo: 0,
    hour: 7,
    eventType: 'Delivered, In/At Mailbox',
    eventCode: '01',
    city: 'BOULDER',
    state: 'CO',
    zip: '80302',
  },
];

/** One parcel for each stage of a journey. */
const STAGES: [Parcel, Parcel, Parcel, Parcel] = [
  { statusCategory: 'Delivered', scans: [label, accepted, ...onTheWay, ...arrival] },
  { statusCategory: 'Pre-Shipment', scans: [label], expectedInDays: 5 },
  { statusCategory: 'Accepted', scans: [label, accepted], expectedInDays: 4 },
  { statusCategory: 'In Transit', scans: [label, accepted, ...onTheWay], expectedInDays: 2 },
];

/**
 * The parcel of a number of 20 or 22 digits that begins with 9: its last digit says how far it has come
 * (1 label made, 2 accepted, 3 in transit, 4 delivered, and so on in turn). Null for any other number.
 */
export function findParcel(number: string): Parcel | null {
  if (!/^9\d{19}(\d\d)?$/.test(number)) return null;
  return STAGES[(Number(number.at(-1)) % STAGES.length) as 0 | 1 | 2 | 3];
}
