import * as z from 'zod/mini';
import type { Given } from './running.ts';

const KEY = 'placement.kept';
/** What arrived, in the same shape: an older answer of another tab must not take its place. */
const SENT = 'placement.sent';

/** By sitting, then by position: two children may share a phone. */
const shape = z.record(
  z.string(),
  z.record(z.string(), z.object({ answer: z.enum(['A', 'B', 'C', 'D']), ms: z.number(), at: z.number() })),
);
type Kept = z.output<typeof shape>;

function read(key = KEY): Kept {
  try {
    const parsed = shape.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function write(kept: Kept, key = KEY): void {
  try {
    const filled = Object.entries(kept).filter(([, answers]) => Object.keys(answers).length > 0);
    if (filled.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(Object.fromEntries(filled)));
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

/**
 * The answer that was given last to a question on this device, which may be one of another tab: by the device's clock, whichever of the
 * tabs reaches the server first.
 */
export function newestAnswer(attemptId: string, position: number, given: Given): Given {
  const others = [read()[attemptId]?.[position], read(SENT)[attemptId]?.[position]];
  return others.reduce<Given>((newest, one) => (one && one.at > newest.at ? one : newest), given);
}

/** Forgets to send an answer that arrived, unless another choice took its place meanwhile. */
export function forgetAnswer(attemptId: string, position: number, given: Given): void {
  const sent = read(SENT);
  write({ ...sent, [attemptId]: { ...sent[attemptId], [position]: given } }, SENT);
  const kept = read();
  const { [position]: held, ...others } = kept[attemptId] ?? {};
  if (held?.at === given.at) write({ ...kept, [attemptId]: others });
}

/** Forgets a finished sitting. */
export function forgetSitting(attemptId: string): void {
  for (const key of [KEY, SENT]) {
    const { [attemptId]: _finished, ...others } = read(key);
    write(others, key);
  }
}
