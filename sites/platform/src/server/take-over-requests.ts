import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Published by Node for each request, before the server emits `request`. */
const requestStart = 'http.server.request.start';

type Answer = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void;

/**
 * The only hook into `remix-serve`, which creates the server but does not expose it. On the server's first request,
 * `answer` replaces its handler; `passOn` calls the original one.
 */
export function takeOverRequests(answer: Answer): void {
  const take = (message: unknown) => {
    const { server } = message as { server: Server };
    unsubscribe(requestStart, take);
    const [serve] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) =>
      answer(request, response, () => void serve?.(request, response)),
    );
  };
  subscribe(requestStart, take);
}
