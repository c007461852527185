import type { TestProject } from 'vitest/node';
import { startThrowawayPostgres } from '../postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server where a test file creates its own database: `inject('databaseAdminUrl')`. */
    databaseAdminUrl: string;
    /** The same server as the role of the product. */
    databaseUrl: string;
  }
}

/** One server for a whole vitest run; its data is removed afterwards. */
export default async function setup(project: TestProject) {
  const database = await startThrowawayPostgres();
  project.provide('databaseAdminUrl', database.adminUrl);
  project.provide('databaseUrl', database.url);
  return () => database.stop();
}
