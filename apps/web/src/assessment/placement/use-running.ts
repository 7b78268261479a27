import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { untilAnswered } from '../player/until-answered.ts';
import { keepAnswer, keptAnswers } from './kept.ts';
import { finish, saveAnswer, useFinished } from './queries.ts';
import { type Heard, isUp, type Letter, openRunning, type Running, running } from './running.ts';
import { createSaver, type Saver } from './saver.ts';

/** Who ended the working time; null while it goes on. */
export type Ending = 'person' | 'time' | null;

/** Counts the time on a question only while the page can be seen. */
function useVisibility(tell: (visible: boolean) => void): void {
  useEffect(() => {
    const look = () => tell(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [tell]);
}

/** Ends the sitting, again and again until the server has answered; answers that did not arrive come along. */
function useEnding(
  id: string,
  latest: RefObject<Running>,
  {
    ending,
    onLine,
    onRefused,
  }: { ending: Ending; onLine: (carries: boolean) => void; onRefused: () => void },
): void {
  const finished = useFinished();
  useEffect(() => {
    if (ending === null) return;
    const given = new AbortController();
    const work = () => finish(id, latest.current.unsaved);
    untilAnswered(work, { signal: given.signal, onNoAnswer: () => onLine(false) }).then(
      (result) => {
        if (result !== null) finished(result);
      },
      () => {
        if (!given.signal.aborted) onRefused();
      },
    );
    return () => given.abort();
  }, [ending, id, latest, finished, onLine, onRefused]);
}

/**
 * A running sitting: its state, and what a person can do with it. Every answer is kept on the device first and then
 * brought to the server; the end is asked for until the server has scored.
 */
export function useRunning(heard: Heard) {
  const { id } = heard.attempt;
  const [state, dispatch] = useReducer(running, null, () => openRunning(heard, keptAnswers(id), Date.now()));
  const [online, setOnline] = useState(true);
  const [ending, setEnding] = useState<Ending>(null);
  const [refused, setRefused] = useState(false);
  const latest = useRef(state);
  const saver = useRef<{ saver: Saver; added: Map<number, number> } | null>(null);

  const lose = useCallback(() => setRefused(true), []);
  const end = useCallback((by: Exclude<Ending, null>) => setEnding((before) => before ?? by), []);

  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => dispatch({ type: 'heard', heard }), [heard]);

  useEffect(() => {
    const own = createSaver({
      save: (position, given) => saveAnswer(id, position, given),
      onSaved: (position, given, saved) =>
        dispatch({ type: 'saved', position, given, at: Date.now(), ...saved }),
      onLine: setOnline,
      // Over: by the clock, or finished in another tab. The end then brings along what is left, and shows the result.
      onRefused: (fault) => {
        if (isOver(fault)) end(isUp(latest.current, Date.now()) ? 'time' : 'person');
        else lose();
      },
    });
    saver.current = { saver: own, added: new Map() };
    return () => own.stop();
  }, [id, end, lose]);

  const { unsaved } = state;
  useEffect(() => {
    for (const [position, given] of Object.entries(unsaved)) {
      if (saver.current === null || saver.current.added.get(Number(position)) === given.at) continue;
      saver.current.added.set(Number(position), given.at);
      keepAnswer(id, Number(position), given);
      if (ending === null) saver.current.saver.add(Number(position), given);
    }
    if (ending !== null) saver.current?.saver.stop();
  }, [id, unsaved, ending]);

  useEnding(id, latest, { ending, onLine: setOnline, onRefused: lose });
  useVisibility(useCallback((visible) => dispatch({ type: 'visible', visible, at: Date.now() }), []));

  const answer = useCallback((letter: Letter) => dispatch({ type: 'answer', letter, at: Date.now() }), []);
  const endByTime = useCallback(() => end('time'), [end]);
  const jump = useCallback((to: number) => dispatch({ type: 'jump', to, at: Date.now() }), []);
  const saving = Object.keys(unsaved).length === 0 ? 'saved' : online ? 'saving' : 'kept';
  return { state, answer, jump, end, endByTime, ending, refused, online, saving } as const;
}

function isOver(fault: unknown): boolean {
  return typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === 'placement.over';
}
