import { DEMO_LOGINS } from './demo/seed/seed.ts';
import { type Config, ConfigError } from './platform/config.ts';
import { type Ending, StartError, type Stop, startSchool, stopAll } from './start-school.ts';

const mode: Config['mode'] = process.argv.includes('--production') ? 'production' : 'demo';
const stops: Stop[] = [];
let stopping = false;

async function stop(code: number, ending: Ending): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code), 9500).unref();
  await stopAll(stops, ending);
  process.exit(code);
}

function announce(config: Config, took: number): void {
  const lines = [`Fasih is ready after ${(took / 1000).toFixed(1)} s: ${config.appUrl}`];
  if (config.mode === 'demo') {
    if (config.payments.provider === 'sandbox') lines.push(`Practice payments: ${config.payments.snapUrl}`);
    lines.push('Demo logins, each with the password fasih-demo:');
    for (const login of DEMO_LOGINS) lines.push(`  ${login}`);
  }
  console.log(lines.join('\n'));
}

process.on('SIGTERM', () => void stop(0, { drains: true }));
// Whoever presses Ctrl+C has no load balancer to wait for.
process.on('SIGINT', () => void stop(0, { drains: false }));
const began = performance.now();
startSchool(process.env, mode, stops)
  .then((config) => announce(config, performance.now() - began))
  .catch((error: unknown) => {
    const known = error instanceof ConfigError || error instanceof StartError || isNamedStartError(error);
    console.error(known ? (error as Error).message : error);
    void stop(1, { drains: false });
  });

function isNamedStartError(error: unknown): boolean {
  return error instanceof Error && /^(DatabaseStartError|MigrationError|DemoRefused)$/.test(error.name);
}
