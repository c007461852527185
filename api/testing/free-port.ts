import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody listens on, below those that a system gives to whoever asks for any: it stays free
 * until it is used, and while a server on it is killed and started again.
 */
export async function findFreePort(): Promise<number> {
  // Tooling gives out the ports below.
  const port = randomInt(26_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return findFreePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
