import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: false });

/**
 * Sends as much of a body as is accepted.
 * @returns the bytes sent, and the answer's status: `cut` when the connection was closed while we were still
 * sending, so that
 *   no answer could be read
 */
export function pour(
  url: string,
  headers: Record<string, string>,
  bytes: number,
): Promise<{ status: number | 'cut'; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const target = request(url, { method: 'POST', agent, headers }, (response) => {
      isAnswered = true;
      response.resume();
      resolve({ status: response.statusCode!, sent });
      target.destroy();
    });
    const push = () => {
      while (!isAnswered && sent < bytes) {
        sent += chunk.length;
        if (!target.write(chunk)) return void target.once('drain', push);
      }
      if (!isAnswered) target.end();
    };
    target.on('error', (error: NodeJS.ErrnoException) => {
      if (isAnswered) return;
      if (error.code === 'EPIPE' || error.code === 'ECONNRESET') resolve({ status: 'cut', sent });
      else reject(error);
    });
    push();
  });
}

/** Sends a request with this many headers. @returns the answer's status */
export function askWithHeaders(url: string, count: number): Promise<number> {
  const headers = Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-header-${n}`, String(n)]));
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    asked.on('error', reject).end();
  });
}
