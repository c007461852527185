import { fewRows, manyRows } from '../../api/faults/many-rows';
import { createDatabase, openPool } from '../../api/src/db';
import { plantBigOrganization } from '../../api/testing/big-organization';

// `node --import tsx tooling/bench/plant.ts <database url> [bookings]` fills the database as years of use would: an
// organization with 500 employees and 5,000 payments, 100,000 slots with a booking each (or as many as given), and
// capacity in every open slot. Prints what the measured calls need as JSON.
const pool = openPool(process.argv[2]!);
const bookings = Number(process.argv[3] ?? 100_000);
const size = { employees: 500, payments: 5000, cents: 4900 };
const { token } = await plantBigOrganization(createDatabase(pool), 'bench-organization', size);
await pool.query(fewRows);
const visitTables = ['person_keys', 'slots', 'drafts', 'holds', 'appointments'];
for (const [table, values] of manyRows) {
  if (!visitTables.includes(table)) continue;
  await pool.query(`insert into ${table} ${values} from generate_series(1, $1::integer) n`, [bookings]);
}
const offered = `starts_at > app_now() + interval '2 hours' and starts_at < app_now() + interval '13 days'`;
await pool.query(`update slots set capacity = 1000000 where ${offered}`);
await pool.query('analyze');
const { rows } = await pool.query<{ id: string }>(
  `select id from slots where ${offered} order by id limit 2000`,
);
console.log(
  JSON.stringify({
    token,
    slotIds: rows.map(({ id }) => id),
  }),
);
await pool.end();
