import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before the database that can fall silent: it goes on accepting, and forwards nothing. */
export type DatabaseProxy = {
  url: string;
  hang(): void;
  resume(): void;
  stop(): Promise<void>;
};

/** @param backlog how many connections the system accepts while this process does not. */
export async function databaseProxy(databaseUrl: string, backlog = 511): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1', backlog }, done));
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: url.href,
    hang() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
