import type { FoundLocation, Slot } from '@larkwell/contracts/locations/locations';
import { formatDate, nameZone, ZONE_NAMES } from '@larkwell/contracts/slots';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { DateStrip } from '@larkwell/ui/date-strip/date-strip';
import { Link } from '@larkwell/ui/link/link';
import { LocationCard } from '@larkwell/ui/location-card/location-card';
import { Notice } from '@larkwell/ui/notice/notice';
import { lookupMessages as words } from '../messages/lookup';
import { schedulerMessages } from '../messages/scheduler';
import { paths } from '../paths';
import { FreeTimes } from './free-times';
import { HiddenFields, type HiddenValues } from './hidden-fields';
import { stripDays } from './strip-days';

interface NewTimesProps {
  location: FoundLocation;
  dates: readonly string[];
  date: string;
  /** A time that was pressed before the mailbox was proved. */
  chosen: Slot | null;
  /** Hidden fields that each time posts. */
  hidden: HiddenValues;
  hrefOf(date: string): string;
  hint: string;
}

/** The times that a booking can move to at its location. */
export function NewTimes({ location, dates, date, chosen, hidden, hrefOf, hint }: NewTimesProps) {
  return (
    <>
      {chosen && (
        <Notice
          title={words.chosenBefore(formatDate(chosen.date), nameZone(chosen.start, location.timezone))}
        >
          <PostForm action={hrefOf(date)}>
            <HiddenFields values={{ ...hidden, slotId: chosen.id }} />
            <Button>{words.moveAnyway}</Button>
          </PostForm>
        </Notice>
      )}
      <p>{hint}</p>
      <h2>{words.newTime}</h2>
      <DateStrip label={schedulerMessages.dates} days={stripDays(dates, date, hrefOf)} />
      <LocationCard
        id={`location-${location.id}`}
        name={location.name}
        street={location.street}
        cityLine={`${location.city}, ${location.state} ${location.zipCode}`}
        zone={ZONE_NAMES[location.timezone]}
      >
        {location.availability && (
          <FreeTimes
            location={location}
            availability={location.availability}
            action={hrefOf(date)}
            hidden={hidden}
            hrefOfDate={hrefOf}
          />
        )}
      </LocationCard>
      <p>
        <Link href={paths.myBookings()} standalone>
          {words.moveNo}
        </Link>
      </p>
    </>
  );
}
