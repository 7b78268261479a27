import { quote } from '@fasih/school/sales/orders/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { Problem } from '../../lib/problem.ts';

type Quote = { price: number; discount: number; total: number };
type Held = { code: string; packageId: number; quote: Quote };

/**
 * The voucher field: what is typed, what the server says a package costs with it, and why it was refused.
 *
 * @param wanted the code of an earlier order; it is tried by itself, so that the price is known before paying.
 * @param active false while it is not known whether somebody who can buy is signed in.
 */
export function useVoucher(packageId: number | null, wanted: string, active: boolean) {
  const [typed, setTyped] = useState(wanted);
  const [held, setHeld] = useState<Held | null>(null);
  const [fault, setFault] = useState<Problem | null>(null);
  const [asking, setAsking] = useState(false);

  /** Asks for the price with what is typed; answers the voucher to buy with, or false when it was refused. */
  const apply = async (): Promise<string | undefined | false> => {
    const code = typed.trim();
    setFault(null);
    if (code === '' || packageId === null) {
      setHeld(null);
      return undefined;
    }
    if (held?.code === code && held.packageId === packageId) return code;
    setAsking(true);
    try {
      setHeld({ code, packageId, quote: await call(quote, { body: { packageId, voucher: code } }) });
      return code;
    } catch (refused) {
      setHeld(null);
      setFault(
        refused instanceof Problem
          ? refused
          : new Problem({ code: 'client.unexpected', message: '', status: 0 }),
      );
      return false;
    } finally {
      setAsking(false);
    }
  };

  const tried = useRef(false);
  useEffect(() => {
    if (wanted === '' || !active || packageId === null || tried.current) return;
    tried.current = true;
    void apply();
  });

  const type = (text: string) => {
    setTyped(text);
    setFault(null);
  };
  const remove = () => {
    setTyped('');
    setHeld(null);
    setFault(null);
  };
  // A quote counts only for the package it was asked for.
  const applied = held !== null && held.packageId === packageId ? held : null;
  return { typed, type, apply, remove, applied, fault, asking };
}

export type Voucher = ReturnType<typeof useVoucher>;
