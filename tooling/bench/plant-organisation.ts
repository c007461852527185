import { createDatabase, openPool, type Queryable } from '../../api/src/db/database';
import { plantBigOrganisation } from '../../api/testing/big-organisation';

// `node --import tsx tooling/bench/plant-organisation.ts <database url>` prints the bearer token of an organisation
// with 500 employees and 5,000 payments, with which its lists are measured.
const pool = openPool(process.argv[2]!);
const db = createDatabase(pool) as Queryable;
const size = { employees: 500, payments: 5000, cents: 4900 };
const { token } = await plantBigOrganisation(db, 'bench-organisation', size);
console.log(token);
await pool.end();
