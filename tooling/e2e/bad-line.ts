import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSite, type Site } from './serve-site';

/** Decides whether a call from the site to the API is lost, by its method and path. */
export type Lost = (call: { method: string; url: string }) => boolean;

/** The connection between a site and the API. */
export type BadLine = Awaited<ReturnType<typeof openSiteWithBadLine>>;

/**
 * A built site on its own port, behind a proxy that can drop some calls to the API.
 *
 * @param environment of the running product
 */
export async function openSiteWithBadLine(site: Site, environment: Record<string, string>) {
  const line = await openBadLine(environment.API_URL!);
  const served = await serveSite(site, environment, line.url);
  return {
    url: served.url,
    lose: line.lose,
    close() {
      served.close();
      line.close();
    },
  };
}

/** The proxy alone: passes calls on to the API, except those that are lost. */
export async function openBadLine(apiUrl: string) {
  let lost: Lost = () => false;
  const server = createServer((incoming, answer) => {
    if (lost({ method: incoming.method!, url: incoming.url! })) return void incoming.socket.destroy();
    const target = new URL(incoming.url!, apiUrl);
    const { method, headers } = incoming;
    const call = forward(target, { method, headers }, (response: IncomingMessage) => {
      // Both are about the API's own connection: this one is kept for a shorter time, and says so itself.
      const { connection: _connection, 'keep-alive': _keepAlive, ...answered } = response.headers;
      answer.writeHead(response.statusCode!, answered);
      response.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    incoming.pipe(call);
  });
  return {
    url: await listen(server),
    lose: (rule: Lost) => (lost = rule),
    close() {
      server.closeAllConnections();
      server.close();
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
