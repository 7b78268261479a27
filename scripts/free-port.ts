import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that nobody listens on, below those that systems give to outgoing connections: none takes it meanwhile. */
export function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(port)));
  });
}
