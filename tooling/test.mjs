import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './system/install.mjs';

const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const say = (/** @type {string} */ text) => console.log(text);

/** `npm test` runs everything; `npm test -- lint unit` runs only those stages. */
async function runSuite(/** @type {string[]} */ wanted) {
  requireNode();
  installPackages(checkout, say);
  const { runStage, runLanes, describe } = await import('./suite/run-stage.mjs');
  const { lanes, suites } = await import('./suite/stages.mjs');
  const chosen = (/** @type {import('./suite/run-stage.mjs').Stage[]} */ stages) =>
    stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const unknown = wanted.find(
    (/** @type {string} */ name) => ![...lanes.flat(), ...suites].some((stage) => stage.name === name),
  );
  if (unknown) throw new Error(`There is no stage ${unknown}.`);

  const total = { passed: 0, failed: 0 };
  const add = (/** @type {import('./suite/run-stage.mjs').Counts} */ counts) => {
    total.passed += counts.passed;
    total.failed += counts.failed;
  };
  const stages = chosen([...lanes.flat(), ...suites]);
  // Found or downloaded while the first stages run; stages that need it wait for it and report errors.
  const browser = stages.some(({ needsBrowser }) => needsBrowser)
    ? import('./chromium.mjs').then(({ ensureChromium }) => ensureChromium(checkout, say))
    : null;
  browser?.catch(() => {});
  const run = async (/** @type {import('./suite/run-stage.mjs').Stage} */ stage) => {
    const chromium = stage.needsBrowser ? await browser : null;
    const env = chromium ? { CHROMIUM_PATH: chromium } : undefined;
    add(await runStage(checkout, { ...stage, env }, say));
  };
  await runLanes(lanes.map(chosen), run);
  for (const stage of chosen(suites)) await run(stage);
  say(`\n${describe(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

try {
  await runSuite(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
