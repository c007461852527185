import type { Availability, FoundLocation } from '@larkwell/contracts/locations/locations';
import { Link } from '@larkwell/ui/link/link';
import { SlotPicker } from '@larkwell/ui/slot-picker/slot-picker';
import { fullDate, shortDate, weekdayOf } from '../../booking/dates-in-words';
import { partOfDay } from '../../booking/part-of-day';
import { schedulerMessages as words } from '../../messages/scheduler';
import { FormToken } from '../../page/form-token';
import { paths } from '../../paths';

interface LocationTimesProps {
  location: FoundLocation;
  availability: Availability;
  open: string[];
}

/** The free times of one location on the chosen date, or why there are none and the next date that has some. */
export function LocationTimes({ location, availability, open }: LocationTimesProps) {
  const { date, slots, allPastCutoff, nextDate } = availability;
  if (slots.length > 0) {
    return (
      <div className="stack" data-gap="small">
        <h4>{words.timesOn(fullDate(date))}</h4>
        <SlotPicker
          action={paths.scheduler({ date, checked: open, at: location.id })}
          spoken={`${fullDate(date)}, at ${location.name}`}
          slots={slots.map(({ id, start, startsAt }) => ({
            id,
            time: start,
            part: partOfDay(startsAt, location.zone),
          }))}
        >
          <FormToken />
        </SlotPicker>
      </div>
    );
  }
  return (
    <div className="stack" data-gap="small">
      <p>{allPastCutoff ? words.allPastCutoff : words.noTimes(weekdayOf(date), shortDate(date))}</p>
      {nextDate && (
        <p>
          <Link
            href={paths.scheduler({ date: nextDate, checked: [location.id], at: location.id })}
            standalone
          >
            {words.nextDate(fullDate(nextDate))}
          </Link>
        </p>
      )}
    </div>
  );
}
