import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { contract } from '@larkwell/contracts';
import { refusalFromBody } from '@larkwell/contracts/refusals';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ApiClient, Caller } from '../testing/test-app';

export const SERVICE_KEY = 'service-key-of-the-fault-tests';
const folder = fileURLToPath(new URL('..', import.meta.url));

export function spawnApi(env: Record<string, string>): ChildProcess {
  const args = ['--import', './faults/trap.env.mjs', '.cache/failpoints/server.js'];
  return spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, NODE_ENV: 'test' },
    stdio: 'ignore',
  });
}

/** Resolves with how a process ended: an exit code, or the signal that killed it. */
export const endOf = (child: ChildProcess) =>
  new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0)),
  );

/** @throws when the process ends before it is ready */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error('the API ended before it was ready');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );
}

export function clientAt(url: string, { address = '203.0.113.7', token }: Caller): ApiClient {
  return createORPCClient(
    new OpenAPILink(contract, {
      url,
      headers: {
        'x-service-key': SERVICE_KEY,
        'x-visitor-address': address,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      customErrorResponseBodyDecoder: (body, { status }) => refusalFromBody(body, status),
    }),
  );
}

/** Moves the server's clock forward; the process then does everything that is due. */
export async function advanceClock(url: string, seconds: number): Promise<void> {
  const reply = await fetch(`${url}/clock`, {
    method: 'POST',
    headers: { 'x-service-key': SERVICE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  });
  if (!reply.ok) throw new Error(`the clock did not move: ${await reply.text()}`);
}
