import type { FoundLocation } from '@larkwell/contracts/locations/locations';
import { ZONE_NAMES } from '@larkwell/contracts/slots';
import { termsField } from '@larkwell/contracts/terms';
import type { TestType } from '@larkwell/contracts/test-types';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { ButtonLink } from '@larkwell/ui/button/button';
import { LocationCard } from '@larkwell/ui/location-card/location-card';
import { SlotPicker } from '@larkwell/ui/slot-picker/slot-picker';
import { fullDate } from '../../booking/dates-in-words';
import { FreeTimes } from '../../booking/free-times';
import { HiddenFields } from '../../booking/hidden-fields';
import { schedulerMessages as words } from '../../messages/scheduler';
import { paths } from '../../paths';
import styles from './location-list.module.css';

interface LocationListProps {
  locations: FoundLocation[];
  /** The test that was searched for. */
  testType: TestType;
  date: string;
  today: string | undefined;
  /** Ids of the locations whose times are shown. */
  open: string[];
}

/** The locations, nearest first, each with its earliest times and *Check Availability*, or open with all of them. */
export function LocationList({ locations, testType, date, today, open }: LocationListProps) {
  return (
    <section id="locations" aria-labelledby="found">
      <div className={`cluster ${styles.head}`} data-justify="between">
        <h2 id="found">{words.found(locations.length)}</h2>
        <p className="secondary">{words.timesOn(fullDate(date))}</p>
      </div>
      {locations.map((location) => (
        <LocationCard
          key={location.id}
          id={`location-${location.id}`}
          name={location.name}
          street={location.street}
          cityLine={`${location.city}, ${location.state} ${location.zipCode}`}
          distance={words.miles(location.distanceMiles)}
          zone={ZONE_NAMES[location.timezone]}
          description={location.description}
        >
          {location.availability ? (
            <FreeTimes
              location={location}
              availability={location.availability}
              action={paths.scheduler({ date, checked: open })}
              hidden={{ testType, [termsField]: location.terms }}
              hrefOfDate={(other) =>
                paths.scheduler({ date: other, checked: [location.id], at: location.id })
              }
            />
          ) : (
            <ClosedLocation location={location} testType={testType} date={date} today={today} open={open} />
          )}
        </LocationCard>
      ))}
    </section>
  );
}

interface ClosedLocationProps extends Omit<LocationListProps, 'locations'> {
  location: FoundLocation;
}

/** The first times of a location that is not open yet, and the link that opens it. */
function ClosedLocation({ location, testType, date, today, open }: ClosedLocationProps) {
  const { id, name, earliest, terms } = location;
  const [first] = earliest;
  return (
    <>
      {first && (
        <SlotPicker
          action={paths.scheduler({ date, checked: open })}
          spoken={`${fullDate(first.date)}, at ${name}`}
          slots={earliest.map((slot) => ({
            id: slot.id,
            time: slot.start,
            part: headingOf(slot.date, date, today),
          }))}
        >
          <FormToken />
          <HiddenFields values={{ testType, [termsField]: terms }} />
        </SlotPicker>
      )}
      {/* A link: w3m would send a form to an address with a fragment without its fields. */}
      <div>
        <ButtonLink
          variant="secondary"
          href={paths.scheduler({ date, checked: [...open, id], at: id })}
          aria-label={words.checkAvailabilityAt(name)}
        >
          {words.checkAvailability}
        </ButtonLink>
      </div>
    </>
  );
}

function headingOf(date: string, chosen: string, today: string | undefined) {
  if (date !== chosen) return words.nextDate(fullDate(date));
  return date === today ? words.earliestToday : words.earliestOn(fullDate(date));
}
