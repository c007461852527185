import { buildAll } from '../system/builds.mjs';

try {
  await buildAll(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
