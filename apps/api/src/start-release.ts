import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { readCommandLine, readEnvironment } from './environment.ts';
import { readVersion } from './platform/version.ts';

/**
 * Keeps compiled scripts in the data folder, where they may be written whoever runs the release: compiling takes a third of
 * the processor time of a start. Those of other releases go.
 */
function keepCompiled(): void {
  try {
    const { envFile } = readCommandLine(process.argv.slice(2));
    const { DATA_DIR = './data' } = readEnvironment(process.env, envFile);
    // The school makes the folder itself, or says why it cannot; this start is the first one then.
    if (!existsSync(DATA_DIR)) return;
    const compiled = join(resolve(DATA_DIR), 'compiled');
    const version = readVersion();
    mkdirSync(compiled, { recursive: true, mode: 0o700 });
    enableCompileCache(join(compiled, version));
    for (const other of readdirSync(compiled))
      if (other !== version) rmSync(join(compiled, other), { recursive: true, force: true });
  } catch {
    // What is wrong with the settings is said by the start itself.
  }
}

keepCompiled();
await import('./main.ts');
