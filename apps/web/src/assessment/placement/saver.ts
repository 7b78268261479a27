import { untilAnswered } from '../player/until-answered.ts';
import type { Given, Saved } from './running.ts';

type Tell = {
  /** Brings one answer to the server; throws `Problem`. */
  save: (position: number, given: Given) => Promise<Saved>;
  onSaved: (position: number, given: Given, saved: Saved) => void;
  /** Whether the last call reached the server. */
  onLine: (carries: boolean) => void;
  /** The server takes no more answers of this sitting from here. */
  onRefused: (fault: unknown) => void;
};

export type Saver = { add: (position: number, given: Given) => void; stop: () => void };

/**
 * Brings answers to the server one after another, in the order they were given, and repeats while the device is offline. Of
 * several choices for one question only the latest is sent.
 */
export function createSaver({ save, onSaved, onLine, onRefused }: Tell): Saver {
  const waiting = new Map<number, Given>();
  const stop = new AbortController();
  const { signal } = stop;
  let working = false;

  const sendNext = async (position: number) => {
    const sent = await untilAnswered(
      async () => {
        const given = waiting.get(position);
        return given === undefined ? null : { given, saved: await save(position, given) };
      },
      { signal, onNoAnswer: () => onLine(false) },
    );
    if (sent === null) return;
    if (waiting.get(position) === sent.given) waiting.delete(position);
    onLine(true);
    onSaved(position, sent.given, sent.saved);
  };

  const work = async () => {
    if (working) return;
    working = true;
    try {
      for (let [next] = waiting.keys(); next !== undefined && !signal.aborted; [next] = waiting.keys()) {
        await sendNext(next);
      }
    } catch (fault) {
      stop.abort();
      onRefused(fault);
    } finally {
      working = false;
    }
  };

  return {
    add: (position, given) => {
      waiting.delete(position);
      waiting.set(position, given);
      void work();
    },
    stop: () => stop.abort(),
  };
}
