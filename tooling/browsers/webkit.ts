import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { findFreePorts } from '../ports.mjs';
import { findProgram } from './find-program';
import type { Tab } from './graphic-browser';
import { openWebDriverTab, type WebDriverCommand } from './web-driver';

/** Starts WebKitGTK's small browser on a screen of its own. */
export async function openWebKit(): Promise<Tab> {
  const driver = findProgram('webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']);
  const display = findProgram('xvfb', ['/usr/bin/Xvfb']);
  const [port = 0, screen = 0] = await findFreePorts(2);
  const xvfb = spawn(display, [`:${screen}`, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const env = {
    ...process.env,
    DISPLAY: `:${screen}`,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const stop = async () => {
    for (const process of [server, xvfb]) {
      if (process.exitCode === null && process.kill()) await once(process, 'exit');
    }
  };
  const ask = askDriver(`http://127.0.0.1:${port}`);
  try {
    await vi.waitFor(() => ask('GET', '/status'), { timeout: 20_000 });
    const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: {} } })) as {
      sessionId: string;
    };
    const session = `/session/${sessionId}`;
    return openWebDriverTab(
      ({ name, ...parameters }) =>
        ask('POST', session + pathOf({ name, ...parameters } as WebDriverCommand), parameters),
      async () => {
        await ask('DELETE', session);
        await stop();
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
}

function pathOf(command: WebDriverCommand): string {
  switch (command.name) {
    case 'Navigate':
      return '/url';
    case 'FindElement':
      return '/element';
    case 'ExecuteScript':
      return '/execute/sync';
    case 'ElementClick':
      return `/element/${command.id}/click`;
    case 'ElementClear':
      return `/element/${command.id}/clear`;
    case 'ElementSendKeys':
      return `/element/${command.id}/value`;
  }
}

const askDriver =
  (driver: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
