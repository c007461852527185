import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { claimPort, findFreePorts, isPortFree } from './ports.mjs';

const module = fileURLToPath(new URL('ports.mjs', import.meta.url));

/** The free ports that another process finds; it may be killed right after. */
async function portsOfAnother(count: number, before = ''): Promise<number[]> {
  const script = `${before}; const { findFreePorts } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(await findFreePorts(${count})))`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  // A killed process has already reported them.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as number[];
}

test('a port in use is not free', async () => {
  const server = createServer();
  const [port] = await findFreePorts(1);
  expect(await isPortFree(port!)).toBe(true);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree(port!)).toBe(false);
  server.close();
});

test('no port is given out twice, not even to another process before it is used', async () => {
  const own = await findFreePorts(200);
  expect(new Set(own).size).toBe(200);
  const theirs = await portsOfAnother(1000);
  expect(theirs.filter((port) => own.includes(port))).toEqual([]);
});

test.each([
  ['has ended', ''],
  ['was killed', "process.on('exit', () => process.kill(process.pid, 'SIGKILL'))"],
])('the port of a process that %s is available again', async (_, before) => {
  const [port] = await portsOfAnother(1, before);
  expect(claimPort(port!)).toBe(true);
  expect(claimPort(port!)).toBe(false);
});
