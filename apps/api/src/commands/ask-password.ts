import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Reads a password from `ADMIN_PASSWORD`, else the first line of a pipe or of hidden terminal input; empty at the end of
 * the input. Never an argument, because other users of the machine can read the arguments of a process.
 */
export async function askPassword(env: NodeJS.ProcessEnv, question: string): Promise<string> {
  if (env.ADMIN_PASSWORD) return env.ADMIN_PASSWORD;
  const isTerminal = process.stdin.isTTY;
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isTerminal) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: discarded, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
