import type { Reply } from '@fasih/school/basics/contract';
import { quote } from '@fasih/school/sales/orders/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../../lib/use-action.ts';

type Held = { code: string; packageId: number; quote: Reply<typeof quote> };

/**
 * The voucher field: what is typed, what the server says a package costs with it, and why it was refused.
 *
 * @param wanted the code of an earlier order; it is tried by itself, so that the price is known before paying.
 * @param active false while it is not known whether somebody who can buy is signed in.
 */
export function useVoucher(packageId: number | null, wanted: string, active: boolean) {
  const [typed, setTyped] = useState(wanted);
  const [held, setHeld] = useState<Held | null>(null);
  const ask = useAction(quote, {
    onDone: (found, { body }) =>
      setHeld({ code: body.voucher ?? '', packageId: body.packageId, quote: found }),
    onError: () => setHeld(null),
  });

  /** Asks for the price with what is typed; answers the voucher to buy with, or false when it was refused. */
  const apply = async (): Promise<string | undefined | false> => {
    const code = typed.trim();
    if (code === '' || packageId === null) {
      ask.reset();
      setHeld(null);
      return undefined;
    }
    if (held?.code === code && held.packageId === packageId) return code;
    // Also while it is asked already: who buys at once waits for an answer of their own.
    return ask.send({ body: { packageId, voucher: code } }).then(
      () => code,
      () => false,
    );
  };

  const tried = useRef(false);
  useEffect(() => {
    if (wanted === '' || !active || packageId === null || tried.current) return;
    tried.current = true;
    void apply();
  });

  // Another package was chosen: what it costs with the same code is known before it is bought, too.
  const quoteAgain = useEffectEvent(() => {
    if (held !== null && held.packageId !== packageId && held.code === typed.trim()) void apply();
  });
  useEffect(() => {
    if (packageId !== null) quoteAgain();
  }, [packageId]);

  const type = (text: string) => {
    setTyped(text);
    if (!ask.isPending) ask.reset();
  };
  const remove = () => {
    type('');
    setHeld(null);
  };
  // A quote counts only for the package it was asked for.
  const applied = held !== null && held.packageId === packageId ? held : null;
  return { typed, type, apply, remove, applied, problem: ask.problem, isPending: ask.isPending };
}

export type Voucher = ReturnType<typeof useVoucher>;
