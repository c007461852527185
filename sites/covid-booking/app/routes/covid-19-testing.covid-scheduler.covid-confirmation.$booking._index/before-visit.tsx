import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { confirmationMessages as words } from '../../messages/confirmation';
import { paths } from '../../paths';

type BeforeVisitProps = { booking: Pick<BookingConfirmation, 'guardianDuty' | 'id'> };

/** What helps until the visit: the calendar file, what to bring, and who comes along. */
export function BeforeVisit({ booking: { guardianDuty, id } }: BeforeVisitProps) {
  return (
    <>
      <p className="no-print">
        <Link href={paths.calendar(id)} standalone>
          {words.calendar}
        </Link>
      </p>
      <section className="stack" data-gap="small" aria-labelledby="bring">
        <h2 id="bring">{words.bring}</h2>
        <ul>
          {words.bringList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
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
