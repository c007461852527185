import type { Household } from '@larkwell/contracts/appointments/households';
import { Link } from '@larkwell/ui/link/link';
import { householdMessages as words } from '../messages/household';
import { paths } from '../paths';
import { namePerson } from './person';

/** The people who book together, with their times and who is done. Each leads to a form of their own. */
export function PeopleList({ household }: { household: Household }) {
  return (
    <nav aria-label={words.people}>
      <ol>
        {household.people.map((one) => {
          const isCurrent = one.person === household.person;
          const name = namePerson(household, one);
          return (
            <li key={one.person} aria-current={isCurrent ? 'step' : undefined}>
              {isCurrent ? (
                <strong>{name}</strong>
              ) : (
                <Link href={paths.visitInfo(undefined, one.person)}>{name}</Link>
              )}
              {one.slot && `, ${one.slot.start}`} ({one.isDone ? words.done : words.notDone})
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
