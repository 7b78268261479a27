import { useLang } from './language.tsx';
import { Problem, saidIn } from './problem.ts';

/**
 * What the server said about a failed call, in the shown language; '' where it said nothing. Keep the fault in the
 * state and ask for its sentence while rendering: then it follows the language.
 *
 *     {add.isError && <Notice kind="bad">{said(add.error) || common.noAnswer}</Notice>}
 */
export function useSaid(): (fault: unknown) => string {
  const lang = useLang();
  return (fault) => (fault instanceof Problem ? saidIn(fault, lang) : '');
}
