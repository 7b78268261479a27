import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB (10^6 bytes). */
export function residentMb(pid: number): number {
  return (process.platform === 'linux' ? fromProc(pid) : fromPs(pid)) * 1.024e-3;
}

function fromProc(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kib) throw new Error(`process ${pid} tells no memory`);
  return Number(kib);
}

function fromPs(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  if (!stdout.trim()) throw new Error(`process ${pid} tells no memory`);
  return Number(stdout);
}

/** Does some work; how long it took in seconds, and how many MB more than before the process held at most meanwhile. */
export async function watchedMemory<T>(pid: number, work: () => Promise<T>) {
  const before = residentMb(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, 100);
  const began = performance.now();
  try {
    const done = await work();
    return { done, seconds: (performance.now() - began) / 1000, mb: peak - before };
  } finally {
    clearInterval(watch);
  }
}

const TICK_MS = 10;

/** The processor time a process has used so far, in ms; null where the system does not tell (outside Linux). */
export function processorMs(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name in brackets: user and system time are the 12th and 13th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
