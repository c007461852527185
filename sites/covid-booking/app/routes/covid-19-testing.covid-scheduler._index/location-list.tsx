import type { FoundLocation } from '@larkwell/contracts/locations/locations';
import { ZONE_NAMES } from '@larkwell/contracts/slots';
import { termsField } from '@larkwell/contracts/terms';
import type { TestType } from '@larkwell/contracts/test-types';
import { Button } from '@larkwell/ui/button/button';
import { LocationCard } from '@larkwell/ui/location-card/location-card';
import { fullDate } from '../../booking/dates-in-words';
import { FreeTimes } from '../../booking/free-times';
import { schedulerMessages as words } from '../../messages/scheduler';
import { paths } from '../../paths';

interface LocationListProps {
  locations: FoundLocation[];
  /** The test that was searched for. */
  testType: TestType;
  place: string | null;
  date: string;
  /** Ids of the locations whose times are shown. */
  open: string[];
}

/** The locations, nearest first, each closed behind *Check Availability* or open with its times. */
export function LocationList({ locations, testType, place, date, open }: LocationListProps) {
  return (
    <section id="locations" className="stack" aria-labelledby="found">
      <div>
        <h2 id="found">{words.found(locations.length)}</h2>
        {place && <p>{words.near(place, fullDate(date))}</p>}
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
            <form method="get" action={paths.scheduler({ at: location.id })}>
              <input type="hidden" name="date" value={date} />
              <input type="hidden" name="checked" value={[...open, location.id].join(',')} />
              <Button variant="secondary" aria-label={words.checkAvailabilityAt(location.name)}>
                {words.checkAvailability}
              </Button>
            </form>
          )}
        </LocationCard>
      ))}
    </section>
  );
}
