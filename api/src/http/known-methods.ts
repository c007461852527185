import { createServer, type RequestListener, type ServerOptions } from 'node:http';

const known = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Creates a server that answers 405 to methods that no `Request` can represent, such as TRACE. */
export const createCarefulServer = ((options: ServerOptions, listener: RequestListener) =>
  createServer(options, (request, response) => {
    if (known.has(request.method ?? '')) return listener(request, response);
    response.writeHead(405, { allow: [...known].join(', '), 'cache-control': 'no-store' }).end();
  })) as typeof createServer;
