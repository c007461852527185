import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** The neighbor's address, through this line. */
  url: string;
  /** From now on no connection gets through, and open ones are cut. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A TCP line to a neighbor, so that it can be unreachable without being stopped. */
export async function openLine(neighbor: string): Promise<Line> {
  const { hostname, port } = new URL(neighbor);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(neighbor);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cutOff = () => sockets.forEach((socket) => socket.destroy());
  return {
    // An address that is a bare origin stays one.
    url: url.pathname === '/' ? url.href.replace(/\/$/, '') : url.href,
    cut() {
      isCut = true;
      cutOff();
    },
    mend() {
      isCut = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cutOff();
      await closed;
    },
  };
}
