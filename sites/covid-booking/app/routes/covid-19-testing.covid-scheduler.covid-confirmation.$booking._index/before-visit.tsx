import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { mapLink } from '@larkwell/contracts/locations/map-link';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { confirmationMessages as words } from '../../messages/confirmation';
import { paths } from '../../paths';
import styles from './before-visit.module.css';

type BeforeVisitProps = { booking: Pick<BookingConfirmation, 'guardianDuty' | 'id' | 'location'> };

/**
 * What helps until the visit: calendar, map and the ways to change it, what to bring, what the place says, and who
 * comes along.
 */
export function BeforeVisit({ booking: { guardianDuty, id, location } }: BeforeVisitProps) {
  return (
    <>
      <ul className={`no-print ${styles.links}`}>
        {[
          [paths.calendar(id), words.calendar],
          [mapLink(location), words.map],
          [paths.moveBooking(id), words.move],
          [paths.cancelBooking(id), words.cancel],
        ].map(([href, label]) => (
          <li key={label}>
            <Link href={href!} standalone>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <section className="stack" data-gap="small" aria-labelledby="bring">
        <h2 id="bring">{words.bring}</h2>
        <ul>
          {words.bringList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section className="stack" data-gap="small" aria-labelledby="site">
        <h2 id="site">{words.atTheSite}</h2>
        {location.description && <p>{location.description}</p>}
        <p>{words.arrive}</p>
      </section>
      {guardianDuty !== 'none' && (
        <Notice>
          <p>{guardianDuty === 'accompany' ? words.accompany : words.guardianForm}</p>
        </Notice>
      )}
    </>
  );
}
