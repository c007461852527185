import { createRequire } from 'node:module';

const waiting = [];
const flushAfter = 100;

/**
 * Makes the log of remix-serve one JSON line a request: path without query (it may hold what a person typed), long
 * opaque segments shortened (they may open a booking), and the request's id.
 */
export function writeAccessLog() {
  const require = createRequire(import.meta.url);
  const morgan = createRequire(require.resolve('@remix-run/serve/package.json'))('morgan');
  morgan.format('tiny', (tokens, request, response) =>
    formatLine(request, response, Number(tokens['response-time'](request, response)) || undefined),
  );
  process.on('exit', flush);
}

/** Writes the line of a request that does not pass through remix-serve, once it has been answered or given up. */
export function logAnswer(request, response) {
  const begun = performance.now();
  response.once('close', () => {
    const line = formatLine(request, response, Math.round((performance.now() - begun) * 1000) / 1000);
    // A write to a file or a pipe waits for it: one for all lines of a moment.
    if (waiting.push(line) === 1) setTimeout(flush, flushAfter).unref();
  });
}

function flush() {
  if (waiting.length > 0) process.stdout.write(waiting.splice(0).join('\n') + '\n');
}

function formatLine(request, response, ms) {
  return JSON.stringify({
    time: new Date().toISOString(),
    requestId: request.headers['x-request-id'],
    method: request.method,
    path: loggedPath(request.originalUrl ?? request.url),
    status: response.headersSent ? response.statusCode : undefined,
    ms,
  });
}

/** The path as it may be written to a log. */
export function loggedPath(target) {
  return target
    .split('?', 1)[0]
    .replace(/(?<=\/)[\w.~@%+-]{20,}(?=\/|$)/g, (segment) =>
      /^[a-z]+(-[a-z0-9]+)*$/.test(segment) ? segment : '…',
    );
}
