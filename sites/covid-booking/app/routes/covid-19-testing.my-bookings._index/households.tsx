import type { Booking } from '@larkwell/contracts/appointments/appointments';
import type { BookedHousehold } from '@larkwell/contracts/appointments/households';
import { formatDate } from '@larkwell/contracts/slots';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { HiddenFields } from '../../booking/hidden-fields';
import { PeopleVisits } from '../../booking/people-visits';
import { householdMessages as words } from '../../messages/household';
import { paths } from '../../paths';

interface HouseholdsProps {
  households: readonly BookedHousehold[];
  bookings: readonly Booking[];
  /** Whether the mailbox is proved; otherwise each press asks for a code first. */
  isProved: boolean;
}

/** The upcoming visits that were booked together, each household with one press that changes all of them. */
export function Households({ households, bookings, isProved }: HouseholdsProps) {
  if (households.length === 0) return null;
  return (
    <section className="stack" data-gap="small" aria-labelledby="together">
      <h2 id="together">{words.together}</h2>
      {households.map((household) => {
        const visits = household.bookings.flatMap((id) => bookings.find((one) => one.id === id) ?? []);
        const [first] = visits;
        if (!first) return null;
        return (
          <section
            key={first.id}
            className="stack"
            data-gap="small"
            aria-label={words.togetherLead(visits.length, formatDate(first.appointmentDate))}
          >
            <PeopleVisits visits={visits} />
            <ChangeAll first={first.id} household={household} isProved={isProved} />
          </section>
        );
      })}
    </section>
  );
}

interface ChangeAllProps {
  first: string;
  household: BookedHousehold;
  isProved: boolean;
}

function ChangeAll({ first, household: { bookings, canMove }, isProved }: ChangeAllProps) {
  const count = bookings.length;
  const offered = [
    { press: 'cancel-all', href: paths.cancelHousehold(first), label: words.cancelAll(count) },
    canMove && { press: 'move-all', href: paths.moveHousehold(first), label: words.moveAll(count) },
  ].filter((one) => one !== false);
  if (isProved) {
    return (
      <p className="cluster">
        {offered.map(({ press, href, label }) => (
          <Link key={press} href={href} standalone>
            {label}
          </Link>
        ))}
      </p>
    );
  }
  return (
    <PostForm className="cluster">
      <HiddenFields values={{ booking: first }} />
      {offered.map(({ press, label }) => (
        <Button key={press} variant="quiet" name="press" value={press}>
          {label}
        </Button>
      ))}
    </PostForm>
  );
}
