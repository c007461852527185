import { buildSite } from '../system/builds.mjs';

try {
  await Promise.all(['shop', 'covid-booking'].map((site) => buildSite(process.cwd(), site)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
