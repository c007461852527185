import type { Location } from '@larkwell/contracts/locations/locations';
import { formatSlotDate, formatSlotTime, ZONE_NAMES } from '@larkwell/contracts/slots';
import { Fact } from '../../mails';
import { labels } from './labels';

/** The time and place of a visit. */
export interface ToldVisit {
  /** Shown in the location's zone. */
  startsAt: string;
  location: Location;
}

/** `Tue Dec 01/26, 09:00 AM Central time` */
export const tellTime = ({
  startsAt,
  location: { zone, timezone },
}: {
  startsAt: string | Date;
  location: Pick<Location, 'zone' | 'timezone'>;
}) => `${formatSlotDate(startsAt, zone)}, ${formatSlotTime(startsAt, zone)} ${ZONE_NAMES[timezone]}`;

export const tellPlace = ({ location: { name, street, city, state, zipCode } }: ToldVisit) =>
  `${name}, ${street}, ${city}, ${state} ${zipCode}`;

/** A visit's date, time and address, in the location's zone with the zone in words. */
export function VisitPlace({ visit: { startsAt, location } }: { visit: ToldVisit }) {
  const { zone, timezone, name, street, city, state, zipCode } = location;
  return (
    <>
      <Fact label={labels.when}>
        <strong>
          {formatSlotDate(startsAt, zone)}, {formatSlotTime(startsAt, zone)}
        </strong>{' '}
        {ZONE_NAMES[timezone]}
      </Fact>
      <Fact label={labels.location}>
        <strong>{name}</strong>
        <br />
        {street}, {city}, {state} {zipCode}
      </Fact>
    </>
  );
}
