import { buildAll } from '../system/builds.mjs';

try {
  await buildAll(process.cwd());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
