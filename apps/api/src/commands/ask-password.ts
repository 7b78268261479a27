import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * A password that never stands in the command line, where other users of the machine could read it: from
 * `ADMIN_PASSWORD`, from a pipe, or typed without being shown.
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
