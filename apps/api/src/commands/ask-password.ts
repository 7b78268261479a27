import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Reads a password from `ADMIN_PASSWORD`, a pipe, or hidden input; never from the command line, which other users of
 * the machine can read.
 */
export async function askPassword(env: NodeJS.ProcessEnv, question: string): Promise<string> {
  if (env.ADMIN_PASSWORD) return env.ADMIN_PASSWORD;
  const shown = process.stdin.isTTY;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (shown) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silent, terminal: shown });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (shown) process.stderr.write('\n');
  }
}
