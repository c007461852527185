import type { Availability, Location } from '@larkwell/contracts/locations/locations';
import { Link } from '@larkwell/ui/link/link';
import { SlotPicker } from '@larkwell/ui/slot-picker/slot-picker';
import { schedulerMessages as words } from '../messages/scheduler';
import { waitingMessages } from '../messages/waiting';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { fullDate, shortDate, weekdayOf } from './dates-in-words';
import { HiddenFields, type HiddenValues } from './hidden-fields';
import { partOfDay } from './part-of-day';

interface FreeTimesProps {
  location: Pick<Location, 'name' | 'zone'>;
  availability: Availability;
  /** Where a chosen time is posted, as `slotId`. */
  action: string;
  /** Hidden fields posted with it: at least the terms the times are shown for. */
  hidden: HiddenValues;
  /** Path of the page for another date. */
  hrefOfDate(date: string): string;
  /** Path of the page that asks for a mail once a time opens on this date. */
  hrefOfFullDay?: string;
}

/** The free times of one location on one date, or why there are none and the next date with some. */
export function FreeTimes({
  location,
  availability,
  action,
  hidden,
  hrefOfDate,
  hrefOfFullDay,
}: FreeTimesProps) {
  const { date, slots, allPastCutoff, isFull, nextDate } = availability;
  if (slots.length > 0) {
    return (
      <SlotPicker
        action={action}
        spoken={`${fullDate(date)}, ${words.at(location.name)}`}
        slots={slots.map(({ id, start, startsAt }) => ({
          id,
          time: start,
          part: partOfDay(startsAt, location.zone),
        }))}
      >
        <FormToken />
        <HiddenFields values={hidden} />
      </SlotPicker>
    );
  }
  return (
    <div className="stack" data-gap="small">
      <p>{allPastCutoff ? words.allPastCutoff : words.noTimes(weekdayOf(date), shortDate(date))}</p>
      {isFull && hrefOfFullDay && (
        <p>
          <Link href={hrefOfFullDay} standalone aria-label={waitingMessages.askAt(location.name)}>
            {waitingMessages.ask}
          </Link>
        </p>
      )}
      {nextDate && (
        <p>
          <Link href={hrefOfDate(nextDate)} standalone>
            {words.nextDate(fullDate(nextDate))}
          </Link>
        </p>
      )}
    </div>
  );
}
