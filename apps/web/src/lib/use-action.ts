import type { Contract, Reply, Sent } from '@fasih/school/basics/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from './client.ts';
import { staleRecord } from './problem.ts';
import { useProblemText } from './problem-sentence.ts';
import { type Invalidated, invalidate } from './query.ts';

type Options<Input, Result> = {
  /** The calls whose replies may have changed; loaded again whether the write went through or was refused. */
  invalidates?: readonly Invalidated[];
  /** The query whose data the reply is, so that it shows at once. */
  updates?: (result: Result) => { queryKey: readonly unknown[] };
  /** After the write and what it invalidates. */
  onDone?: (result: Result, input: Input) => unknown;
  /** Refused, or without an answer: where the row has no room for `problem`. */
  onError?: (error: Error) => unknown;
  /** Refused because somebody else changed the record meanwhile: with the record as it is now, in the shape its reply has. */
  onStale?: (current: never) => void;
};

/**
 * One write, as a contract or a function, once at a time: while it is pending a second press does nothing. It stays pending
 * until what it invalidates has been loaded again.
 *
 *     const remove = useAction(removeHoliday, { invalidates: [listHolidays], onDone: () => notify('good', t.removed) });
 *     <Button isPending={remove.isPending} onClick={() => remove.run({ params: { day } })} />
 *     <FormError message={remove.problem} />
 */
export function useAction<const C extends Contract>(
  contract: C,
  options?: Options<Sent<C>, Reply<C>>,
): Action<Sent<C>, Reply<C>>;
export function useAction<Input, Result>(
  write: (input: Input) => Promise<Result>,
  options?: Options<Input, Result>,
): Action<Input, Result>;
export function useAction<Input, Result>(
  write: Contract | ((input: Input) => Promise<Result>),
  { invalidates = [], updates, onDone, onError, onStale }: Options<Input, Result> = {},
): Action<Input, Result> {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const isRunning = useRef(false);
  const mutation = useMutation<Result, Error, Input>({
    mutationFn: (input) =>
      typeof write === 'function' ? write(input) : (call(write, input as Sent<Contract>) as Promise<Result>),
    onSuccess: async (result, input) => {
      if (updates !== undefined) queries.setQueryData(updates(result).queryKey, result);
      await invalidate(queries, invalidates);
      await onDone?.(result, input);
    },
    onError: (error) => {
      void invalidate(queries, invalidates);
      const current = staleRecord<never>(error);
      if (current !== null) onStale?.(current);
      void onError?.(error);
    },
  });
  const send = async (input: Input): Promise<Result> => {
    isRunning.current = true;
    try {
      return await mutation.mutateAsync(input);
    } finally {
      isRunning.current = false;
    }
  };
  const isStale = onStale !== undefined && staleRecord(mutation.error) !== null;
  return {
    send,
    run: async (input) => {
      if (isRunning.current) return false;
      return send(input).then(
        () => true,
        () => false,
      );
    },
    isPending: mutation.isPending,
    startedAt: mutation.submittedAt,
    error: mutation.error,
    result: mutation.data,
    problem: mutation.error === null || isStale ? null : problemText(mutation.error),
    reset: mutation.reset,
  };
}

export type Action<Input, Result> = {
  /** Resolves to whether it went through; a refusal is in `problem`. */
  run: (input: Input) => Promise<boolean>;
  /** Resolves to the reply and throws `Problem`: for forms and dialogs, which show refusals themselves. */
  send: (input: Input) => Promise<Result>;
  isPending: boolean;
  /** When it was last started, in milliseconds; 0 before. */
  startedAt: number;
  error: Error | null;
  /** The reply of the last one that went through. */
  result: Result | undefined;
  /** The refusal as a sentence in the shown language. */
  problem: string | null;
  reset: () => void;
};

/** The refusal of whichever write was started last, where several buttons share one place for it. */
export function latestProblem(
  first: Pick<Action<never, unknown>, 'startedAt' | 'problem'>,
  ...others: readonly Pick<Action<never, unknown>, 'startedAt' | 'problem'>[]
): string | null {
  return others.reduce((latest, one) => (one.startedAt > latest.startedAt ? one : latest), first).problem;
}
