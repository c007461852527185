import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { findFreePorts } from '../ports.mjs';
import { findProgram } from './find-program';
import type { Tab } from './graphic-browser';
import { openWebDriverTab } from './web-driver';

/**
 * Starts Firefox without a window and drives it by Marionette, its own socket for WebDriver's commands: Debian has no
 * geckodriver, and the current puppeteer-core needs a later Node.
 */
export async function openFirefox(): Promise<Tab> {
  const program = findProgram('firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const profile = mkdtempSync(path.join(tmpdir(), 'larkwell-firefox-'));
  const [port = 0] = await findFreePorts(1);
  writeFileSync(path.join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const firefox = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const stop = async () => {
    if (firefox.exitCode === null && firefox.kill()) await once(firefox, 'exit');
    rmSync(profile, { recursive: true, maxRetries: 10 });
  };
  try {
    const socket = await vi.waitFor(() => connectTo(port), { timeout: 60_000, interval: 200 });
    const ask = askMarionette(socket);
    await ask('WebDriver:NewSession', {});
    return openWebDriverTab(
      ({ name, ...parameters }) => ask(`WebDriver:${name}`, parameters),
      async () => {
        socket.destroy();
        await stop();
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Messages are JSON after their length in bytes: `[0, id, command, parameters]` and `[1, id, error, result]`. */
function askMarionette(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let asked = 0;
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)));
      if (colon === -1 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      // The first message is a greeting, without an id.
      if (Array.isArray(message)) waiting.get(message[1] as number)?.(message as Answer);
    }
  });
  return async (command: string, parameters: object): Promise<unknown> => {
    const id = (asked += 1);
    const message = JSON.stringify([0, id, command, parameters]);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${command}: ${error.message}`);
    return (result as { value?: unknown }).value;
  };
}
