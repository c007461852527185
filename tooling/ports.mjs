import { createServer } from 'node:net';

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => resolve(address.port));
    });
  });
}

/** @returns {Promise<number>} a port of 127.0.0.1 that nobody listens on right now */
export const findFreePort = () => listen(0);

/** @param {number} port @returns {Promise<boolean>} */
export async function isPortFree(port) {
  try {
    await listen(port);
    return true;
  } catch {
    return false;
  }
}
