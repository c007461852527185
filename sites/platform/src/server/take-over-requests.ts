import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Published by Node for each request, before the server emits `request`. */
const requestStart = 'http.server.request.start';

type Answer = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void;

/**
 * The one seam to `remix-serve`, which creates the server and listens but hands it to nobody. With its first request
 * the server gets `answer` in the place of its own handler; `passOn` calls that handler.
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
