export interface Scan {
  /** Whole days after the label was made. */
  day: number;
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
  /** Day of the label, `YYYY-MM-DD`; null if the number names none. */
  labeledOn: string | null;
  isThere: boolean;
}

type Place = Pick<Scan, 'city' | 'state' | 'zip'>;

const origin: Place = { city: 'KANSAS CITY', state: 'MO', zip: '64108' };
const between: Place = { city: 'SAINT JOSEPH', state: 'MO', zip: '64501' };
const home: Place = { city: 'OMAHA', state: 'NE', zip: '68102' };

/** Where a parcel can go, by the first three digits of the ZIP code. Any other goes to Omaha. */
const destinations = new Map([['503', { city: 'DES MOINES', state: 'IA' }]]);

const label: Scan = {
  ...origin,
  day: 0,
  hour: 16,
  eventType: 'Shipping Label Created, USPS Awaiting Item',
  eventCode: 'GX',
};
const accepted: Scan = {
  ...origin,
  day: 1,
  hour: 9,
  eventType: 'Accepted at USPS Origin Facility',
  eventCode: 'OA',
};
const onTheWay: Scan[] = [
  { ...origin, day: 1, hour: 21, eventType: 'Departed USPS Regional Facility', eventCode: 'DP' },
  { ...between, day: 2, hour: 11, eventType: 'In Transit to Next Facility', eventCode: 'NT' },
];
const arrivalAt = (place: Place): Scan[] => [
  { ...place, day: 3, hour: 6, eventType: 'Out for Delivery', eventCode: 'OF' },
  { ...place, day: 3, hour: 7, eventType: 'Delivered, In/At Mailbox', eventCode: '01' },
];

/** By the last digit: every fourth number is at the same stage. */
const stages: ((to: Place) => Pick<Parcel, 'statusCategory' | 'scans'>)[] = [
  (to) => ({ statusCategory: 'Delivered', scans: [label, accepted, ...onTheWay, ...arrivalAt(to)] }),
  () => ({ statusCategory: 'Pre-Shipment', scans: [label] }),
  () => ({ statusCategory: 'Accepted', scans: [label, accepted] }),
  () => ({ statusCategory: 'In Transit', scans: [label, accepted, ...onTheWay] }),
];

/**
 * The parcel for a number of 20 or 22 digits that starts with 9: its last digit says how far it has come (1
 * label created, 2 accepted, 3 in transit, 4 delivered, and so on in turn). For a number of 22 digits that
 * starts with 94, a day as `YYYYMMDD` and a ZIP code, the label was created on that day and the parcel goes
 * there. Null for any other number.
 */
export function findParcel(number: string): Parcel | null {
  if (!/^9\d{19}(\d\d)?$/.test(number)) return null;
  const [, year, month, day, zip = ''] = /^94(20\d\d)(\d\d)(\d\d)(\d{5})\d{7}$/.exec(number) ?? [];
  const labeledOn = year ? `${year}-${month}-${day}` : null;
  const isDated = labeledOn !== null && !Number.isNaN(Date.parse(labeledOn));
  const destination = destinations.get(zip.slice(0, 3));
  const stage = Number(number.at(-1)) % stages.length;
  return {
    ...stages[stage]!(destination ? { ...destination, zip } : home),
    labeledOn: isDated ? labeledOn : null,
    isThere: stage === 0,
  };
}
