import Fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from './control-routes.ts';
import { coreRoutes } from './core-routes.ts';
import { Desk } from './desk.ts';
import { Faults } from './faults.ts';
import { Notifier } from './notifier.ts';
import type { SandboxOptions } from './options.ts';
import { pageRoutes } from './page-routes.ts';
import { coreError, providerDoor, snapError, spoilAnswer } from './provider-door.ts';
import { snapRoutes } from './snap-routes.ts';
import { Store } from './store.ts';

const tickEveryMs = 250;

export type Sandbox = {
  app: FastifyInstance;
  desk: Desk;
  store: Store;
  /** Resolves when no notification is being sent. */
  idle: () => Promise<void>;
};

export type RunningSandbox = Sandbox & { url: string; close: () => Promise<void> };

/** Builds the sandbox on its journal, without listening. Closing `app` closes the journal. */
export function buildSandbox(options: SandboxOptions): Sandbox {
  const speed = options.speed ?? 1;
  const store = new Store(options.dataDir);
  const realNow = options.now ?? Date.now;
  const now = () => realNow() + (store.clockOffset ?? 0);
  const notifier = new Notifier(store, now, speed);
  const desk = new Desk({
    store,
    notifier,
    now,
    serverKey: options.serverKey,
    notifyUrl: options.notifyUrl,
    speed,
  });
  const faults = new Faults();
  const app = Fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    requestTimeout: 30_000,
  });

  // The documented samples send the JSON header with an empty body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', providerDoor(options.serverKey, faults));
  app.addHook('onSend', spoilAnswer);
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(coreError('404', `No such address: ${request.method}`)),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    const message =
      status < 500
        ? 'The request body is malformed'
        : 'Sorry, we encountered internal server error. We will fix this soon.';
    return reply
      .code(status)
      .send(
        request.url.startsWith('/snap/')
          ? snapError(message)
          : coreError(status < 500 ? '413' : '500', message),
      );
  });

  const publicUrl = () => options.publicUrl ?? app.listeningOrigin;
  controlRoutes(app, { desk, store, notifier, faults, clock: { now, realNow } });
  snapRoutes(app, { desk, store, now, publicUrl });
  coreRoutes(app, { desk, store, serverKey: options.serverKey });
  const merchantName = options.merchantName ?? 'Fasih';
  pageRoutes(app, { desk, store, now, merchantName, clientKey: options.clientKey });
  app.get('/healthz', async () => ({ ok: true }));

  const timer = setInterval(() => desk.tick(), tickEveryMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    notifier.close();
    store.close();
  });
  return { app, desk, store, idle: () => notifier.idle() };
}

/** Builds and listens; `port` 0 picks a free one. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const built = buildSandbox(options);
  const url = await built.app.listen({ port: options.port, host: options.host });
  built.desk.tick();
  return { ...built, url, close: () => built.app.close() };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
