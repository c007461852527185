import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
}

/** Below the ports that systems give to whoever asks for any, so that nobody is given one before it is used. */
const lowest = 20_000;
const highest = 32_000;

/**
 * Ports of 127.0.0.1 that nobody listens on right now, all different.
 *
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(lowest, highest);
    if (await isPortFree(port)) ports.add(port);
  }
  return [...ports];
}

/** @param {number} port @returns {Promise<boolean>} */
export async function isPortFree(port) {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}
