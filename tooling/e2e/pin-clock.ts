import { openPool, prepareDatabase } from '../../api/src/db';

const [databaseUrl = '', instant = ''] = process.argv.slice(2);

// The demo data counts days from the product's clock, so set the clock before writing the data.
const pool = openPool(databaseUrl);
await prepareDatabase(pool);
await pool.query(`update database_purpose set purpose = 'test' where purpose = 'unmarked'`);
await pool.query(`insert into app_clock (shift) values ($1::timestamptz - clock_timestamp())`, [instant]);
await pool.end();
