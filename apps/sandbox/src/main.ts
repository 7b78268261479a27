import { z } from 'zod';
import { startSandbox } from './server.ts';

/** The environment of the sandbox; names and defaults as in README.md. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_534).default(3000),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  MIDTRANS_SERVER_KEY: z.string().min(1).default('SB-Mid-server-fasih-demo'),
  MIDTRANS_CLIENT_KEY: z.string().min(1).default('SB-Mid-client-fasih-demo'),
  SANDBOX_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_NOTIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_SPEED: z.coerce.number().positive().default(1),
  DEMO_NOW: z.iso.datetime({ offset: true }).optional(),
});

const read = environment.safeParse(process.env);
if (!read.success) {
  process.stderr.write(`The payment sandbox cannot start:\n${z.prettifyError(read.error)}\n`);
  process.exit(1);
}
const env = read.data;

const sandbox = await startSandbox({
  serverKey: env.MIDTRANS_SERVER_KEY,
  clientKey: env.MIDTRANS_CLIENT_KEY,
  dataDir: env.DATA_DIR,
  port: env.SANDBOX_PORT ?? env.PORT + 1,
  host: env.HOST,
  publicUrl: env.SANDBOX_PUBLIC_URL,
  notifyUrl: env.SANDBOX_NOTIFY_URL ?? `http://127.0.0.1:${env.PORT}/api/payments/notifications`,
  speed: env.SANDBOX_SPEED,
}).catch((fault: NodeJS.ErrnoException) => {
  // A school that starts it names the port itself.
  if (!process.send || fault.code !== 'EADDRINUSE')
    process.stderr.write(`The payment sandbox cannot start: ${fault.message}\n`);
  process.exit(1);
});
// A clock set by an earlier start goes on; DEMO_NOW only sets the first one.
if (env.DEMO_NOW !== undefined && sandbox.store.clockOffset === null) {
  sandbox.store.saveClock(Date.parse(env.DEMO_NOW) - Date.now());
}
process.stdout.write(`Payment sandbox on ${sandbox.url}\n`);

const end = () => void sandbox.close().then(() => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// Started by the school: it is told when we are ready, and we end when it is killed.
process.once('disconnect', end);
process.send?.('ready');
