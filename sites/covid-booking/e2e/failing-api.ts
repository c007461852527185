import { createServer, request as forward, type IncomingMessage } from 'node:http';
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { findFreePorts } from '@larkwell/tooling/ports';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('..', import.meta.url));

/** Whether a call of the site to the API is lost on the way, by its method and address. */
export type Lost = (call: { method: string; url: string }) => boolean;

/**
 * The built booking site on a port of its own, behind a line to the API that can be cut for some calls.
 *
 * @param environment of the running product
 */
export async function openSiteWithBadLine(environment: Record<string, string>) {
  let lost: Lost = () => false;
  const line = createServer((incoming, answer) => {
    if (lost({ method: incoming.method!, url: incoming.url! })) return void incoming.socket.destroy();
    const target = new URL(incoming.url!, environment.API_URL);
    const { method, headers } = incoming;
    const call = forward(target, { method, headers }, (response: IncomingMessage) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    incoming.pipe(call);
  });
  const lineUrl = await listen(line);
  const [free] = await findFreePorts(1);
  const port = String(free);
  const url = `http://localhost:${port}`;
  const remixServe = createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js');
  const child = spawn(process.execPath, ['--import', './serve.mjs', remixServe, 'build/server/index.js'], {
    cwd: site,
    env: { ...environment, NODE_ENV: 'production', API_URL: lineUrl, BOOKING_URL: url, BOOKING_PORT: port },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((soon) => setTimeout(soon, 100));
  }
  return {
    url,
    lose: (rule: Lost) => (lost = rule),
    close() {
      child.kill();
      line.closeAllConnections();
      line.close();
    },
  };
}

function listen(server: ReturnType<typeof createServer>): Promise<string> {
  return new Promise((listening) =>
    server.listen(0, '127.0.0.1', () =>
      listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );
}
