import type { FoundLocation, NearestSlot } from '@larkwell/contracts/locations/locations';
import { ZONE_NAMES } from '@larkwell/contracts/slots';
import { termsField } from '@larkwell/contracts/terms';
import type { TestType } from '@larkwell/contracts/test-types';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { TokenlessForm } from '@larkwell/ui/tokenless-form/tokenless-form';
import { stripDate, stripWeekday } from '../../booking/dates-in-words';
import { HiddenFields } from '../../booking/hidden-fields';
import { schedulerMessages as words } from '../../messages/scheduler';
import { paths } from '../../paths';
import { peopleField } from './people';
import styles from './soonest-times.module.css';

interface SoonestTimesProps {
  slots: readonly NearestSlot[];
  locations: readonly FoundLocation[];
  testType: TestType;
  today: string | undefined;
  people: number;
}

/** The first free time of each of the nearest places: one press holds it. Renders nothing if there is none. */
export function SoonestTimes({ slots, locations, testType, today, people }: SoonestTimesProps) {
  if (slots.length === 0) return null;
  const dayOf = (date: string) =>
    date === today ? words.today : `${stripWeekday(date)} ${stripDate(date)},`;
  return (
    <section className="stack" data-gap="small" aria-labelledby="earliest">
      <h2 id="earliest">{words.earliest}</h2>
      <p className="secondary reading">{words.holdNotice}</p>
      <ul className={styles.times}>
        {slots.map((slot) => (
          <li key={slot.id}>
            <TokenlessForm action={paths.scheduler({ people })} extras={false}>
              <FormToken />
              <HiddenFields
                values={{ testType, [termsField]: slot.terms, slotId: slot.id, ...peopleField(people) }}
              />
              <button type="submit" className={styles.time}>
                <span className={styles.when}>
                  {dayOf(slot.date)} {slot.start}
                </span>{' '}
                <span>{slot.locationName}</span>{' '}
                <span>
                  {words.miles(locations.find(({ id }) => id === slot.locationId)?.distanceMiles ?? 0)},{' '}
                  {ZONE_NAMES[slot.timezone]}
                </span>
              </button>
            </TokenlessForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
