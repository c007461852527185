import { startPostgres } from './postgres.mjs';

const database = await startPostgres({ port: Number(process.env.POSTGRES_PORT ?? 5433) });
if (process.argv[2] === 'stop') await database.stop();
else console.log(database.url);
