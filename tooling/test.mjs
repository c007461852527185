import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './system/install.mjs';

const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const say = (text) => console.log(text);

/** `npm test` runs everything; `npm test -- lint unit` those stages only. */
async function runSuite(wanted) {
  requireNode();
  installPackages(checkout, say);
  const { runStage, runLanes, describe } = await import('./suite/run-stage.mjs');
  const { lanes, suites } = await import('./suite/stages.mjs');
  const chosen = (stages) => stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const unknown = wanted.find((name) => ![...lanes.flat(), ...suites].some((stage) => stage.name === name));
  if (unknown) throw new Error(`There is no stage ${unknown}.`);

  const total = { passed: 0, failed: 0 };
  const add = (counts) => {
    total.passed += counts.passed;
    total.failed += counts.failed;
  };
  const stages = chosen([...lanes.flat(), ...suites]);
  // Looked for, or fetched, while the first stages run; whoever needs it waits for it and hears what went wrong.
  const browser = stages.some(({ needsBrowser }) => needsBrowser)
    ? import('./chromium.mjs').then(({ ensureChromium }) => ensureChromium(checkout, say))
    : null;
  browser?.catch(() => {});
  const run = async (stage) => {
    const env = stage.needsBrowser ? { CHROMIUM_PATH: await browser } : {};
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
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
