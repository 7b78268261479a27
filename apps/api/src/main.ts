import { resolve } from 'node:path';
import { DEMO_LOGINS } from './demo/seed/seed.ts';
import { readCommandLine, readEnvironment } from './environment.ts';
import { printedStartError } from './start-error.ts';
import { type Ending, type Running, type Stop, startSchool, stopAll } from './start-school.ts';

const stops: Stop[] = [];
let stopping = false;

async function stop(code: number, ending: Ending): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code), 9500).unref();
  await stopAll(stops, ending);
  process.exit(code);
}

function announce({ config, address, log }: Running): void {
  // `npm start` says when it was typed: to whoever waits, installing and building are part of the start.
  const began = Number(process.env.FASIH_STARTED_AT ?? performance.timeOrigin);
  const ready = `Fasih is ready after ${((Date.now() - began) / 1000).toFixed(1)} s: ${address}`;
  const elsewhere = config.appUrl === address ? [] : [`People open it at ${config.appUrl}`];
  if (config.mode === 'production' && !process.stdout.isTTY) {
    log.info({ appUrl: config.appUrl }, ready);
    return;
  }
  const lines = [ready, ...elsewhere];
  if (config.mode === 'demo') {
    if (config.payments.provider === 'sandbox') lines.push(`Practice payments: ${config.payments.snapUrl}`);
    lines.push('Demo logins, each with the password fasih-demo:');
    for (const login of DEMO_LOGINS) lines.push(`  ${login}`);
  }
  console.log(lines.join('\n'));
}

// What a full disk does not take is lost; the school goes on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
process.on('SIGTERM', () => void stop(0, { drains: true }));
// Whoever presses Ctrl+C has no load balancer to wait for.
process.on('SIGINT', () => void stop(0, { drains: false }));
begin()
  .then(announce)
  .catch((error: unknown) => {
    console.error(printedStartError(error));
    void stop(1, { drains: false });
  });

async function begin(): Promise<Running> {
  const { envFile, rest } = readCommandLine(process.argv.slice(2));
  // For the processes that this one starts, such as the nightly backup.
  if (envFile) process.env.FASIH_ENV_FILE = resolve(envFile);
  const mode = rest.includes('--production') ? 'production' : 'demo';
  return startSchool(readEnvironment(process.env, envFile), mode, stops);
}
