import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from './environment.ts';
import { StartError } from './start-error.ts';

/** Settings with a free port for each that is 0, because addresses of the school are made of the port before anybody listens. */
export async function withFreePorts(env: Env): Promise<Env> {
  const host = env.HOST || '127.0.0.1';
  if (env.PORT !== '0' && env.SANDBOX_PORT !== '0') return env;
  return {
    ...env,
    PORT: env.PORT === '0' ? String(await freePort(host)) : env.PORT,
    SANDBOX_PORT:
      Number(env.SANDBOX_PORT ?? 0) === 0 ? String(await freePort('127.0.0.1')) : env.SANDBOX_PORT,
  };
}

function freePort(host: string): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** @throws {StartError} in one line when somebody listens on the port */
export function assertPortFree(port: number, host: string, name: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => fail(portTaken(error, { port, host, name })));
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

/** As `assertPortFree`, for 2 s: the provider of a school that was just killed may still be closing. */
export async function portOfSandbox(port: number): Promise<void> {
  const deadline = performance.now() + 2000;
  for (;;) {
    try {
      return await assertPortFree(port, '127.0.0.1', 'SANDBOX_PORT');
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/** An error of listening as one line that names the setting. */
export function portTaken(
  error: NodeJS.ErrnoException,
  { port, host, name }: { port: number; host: string; name: string },
): Error {
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return error;
  if (error.syscall === 'getaddrinfo' || error.code === 'EADDRNOTAVAIL')
    return new StartError(`${host} is no address of this machine (${error.code}). Set HOST to one that is.`);
  const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.code})`;
  return new StartError(`Port ${port} ${why}. Set ${name} to another one.`);
}

/** The address on which people of this machine reach a server that listens there. */
export function addressOf({ address, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
