import * as z from 'zod/mini';
import type { Given } from './running.ts';

const KEY = 'placement.kept';

/** By sitting, then by position: two children may share a phone. */
const shape = z.record(
  z.string(),
  z.record(z.string(), z.object({ answer: z.enum(['A', 'B', 'C', 'D']), ms: z.number(), at: z.number() })),
);
type Kept = z.output<typeof shape>;

function read(): Kept {
  try {
    const parsed = shape.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    const filled = Object.entries(kept).filter(([, answers]) => Object.keys(answers).length > 0);
    if (filled.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(filled)));
  } catch {
    // Storage may be full or switched off: then the answers live as long as the page.
  }
}

/** The answers of a sitting that this device has not yet brought to the server, by position. */
export function keptAnswers(attemptId: string): Record<number, Given> {
  return read()[attemptId] ?? {};
}

/** Keeps an answer before it is sent, so that neither a lost connection nor a closed page loses it. */
export function keepAnswer(attemptId: string, position: number, given: Given): void {
  const kept = read();
  write({ ...kept, [attemptId]: { ...kept[attemptId], [position]: given } });
}

/** Forgets an answer that arrived, unless another choice took its place meanwhile. */
export function forgetAnswer(attemptId: string, position: number, given: Given): void {
  const kept = read();
  const { [position]: held, ...others } = kept[attemptId] ?? {};
  if (held?.at === given.at) write({ ...kept, [attemptId]: others });
}

/** Forgets a finished sitting. */
export function forgetSitting(attemptId: string): void {
  const { [attemptId]: _finished, ...others } = read();
  write(others);
}
