import type { Language } from '@larkwell/contracts/language/language';
import { CUTOFF_MINUTES } from '@larkwell/contracts/numbers/visits';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import { bookingSite } from '../appointments';
import { queueMail } from '../jobs';
import { speaking } from '../language';
import { isFree } from '../locations';
import { mailListSweep, rehashList, type Listed } from '../mail-lists';
import { timeOpenedMail } from './mails';

const list = { table: 'waiting_list', what: 'an address on a waiting list' } as const;

interface Waiting extends Listed {
  language: Language;
  testType: TestType;
  date: string;
  locationId: string;
  place: string;
  /** What the search finds the location by. */
  near: string;
}

/** Mails everyone on the list of a day that has a free time. */
export const mailWaitingList = mailListSweep<Waiting>({
  ...list,
  name: 'mail-waiting-list',
  async list(db, after, limit) {
    const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
      with clock as materialized (select app_now() as now)
      select w.id, w.email_sealed as sealed, w.language, w.test_type as "testType", w.date::text as date,
        l.id as "locationId", l.name as place, concat(l.city, ', ', l.state, ' ', l.zip_code) as near,
        json_build_object('id', k.id, 'wrapped', k.wrapped) as key
      from clock cross join waiting_list w join locations l on l.id = w.location_id
        join person_keys k on k.id = w.key_id
      where w.confirmed_at is not null and w.expires_at > clock.now and w.id > ${after} and l.is_open
        and exists (
          select 1 from slots s where s.location_id = l.id
            and s.starts_at >= greatest(w.date::timestamp at time zone l.zone,
              clock.now + make_interval(mins => ${CUTOFF_MINUTES}::integer))
            and s.starts_at < (w.date + 1)::timestamp at time zone l.zone and ${isFree})
      order by w.id limit ${limit} for update of w skip locked`);
    return rows;
  },
  mail({ settings, cipher }, tx, { language, place, ...day }, to) {
    return speaking(language, () => {
      const link = bookingSite(settings.bookingUrl).timesOfDay(day);
      return queueMail(tx, cipher, timeOpenedMail, { to, data: { place, date: day.date, link }, language });
    });
  },
});

/** Rehashes the addresses on waiting lists. */
export const rehashWaitingList = rehashList({ ...list, name: 'rehash-waiting-list' });
