import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A run that says something all the time, and ends in order with 7. */
const run = `
  import { stopWhenTold } from ${JSON.stringify(new URL('told-to-stop.mjs', import.meta.url).href)};
  const stopping = new AbortController();
  stopWhenTold(stopping);
  stopping.signal.addEventListener('abort', () => process.exit(7));
  setInterval(() => console.log('running'), 5);`;

it.each([
  ['on Ctrl-C', (child: ReturnType<typeof start>) => void child.kill('SIGINT')],
  ['when no one reads it', (child: ReturnType<typeof start>) => void child.stdout.destroy()],
])('a run ends in order %s', async (_, end) => {
  const child = start();
  await once(child.stdout, 'data');
  const exit = once(child, 'exit');
  end(child);
  expect(await exit).toEqual([7, null]);
});

function start() {
  return spawn(process.execPath, ['--input-type=module', '-e', run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
