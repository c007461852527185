import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port on 127.0.0.1, below those that a system assigns automatically: it stays free until it is used,
 * and while its server is killed and restarted.
 */
export async function findFreePort(): Promise<number> {
  // Tooling assigns the ports below.
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
