import { useLang, useTexts } from './language.tsx';
import { messageIn, NO_ANSWER, Problem } from './problem.ts';
import type { Texts } from './texts.ts';

/** The sentence for a status, where the server's answer has no message. */
function sentenceOfStatus({ status, statusText }: Problem, { problems }: Texts['common']): string {
  if (status === 401) return problems.signInNeeded;
  if (status === 403) return problems.notAllowed;
  if (status === 404) return problems.notFound;
  if (status === 413) return problems.tooLarge;
  if (status === 429) return problems.tooMany;
  return problems.answered({ status: `${status} ${statusText}`.trim() });
}

/**
 * Why a call failed, in the shown language: no connection, no answer, or the server's message, else what its status means. After
 * too many tries it adds how long to wait, after a fault of ours the request's number. Never empty.
 *
 * @param online whether the device is connected
 */
export function problemText(
  fault: unknown,
  { lang, common, online }: { lang: 'id' | 'en'; common: Texts['common']; online: boolean },
): string {
  if (!(fault instanceof Problem)) return common.problems.unexpected;
  if (fault.code === NO_ANSWER) return online ? common.noAnswer : common.offline;
  if (fault.status === 0) return common.problems.unexpected;
  const message = messageIn(fault, lang) || sentenceOfStatus(fault, common);
  if (fault.status === 429 && fault.retryAfter !== undefined)
    return `${message} ${common.tryAgainIn({ seconds: fault.retryAfter })}`;
  if (fault.status >= 500 && fault.requestId !== undefined)
    return `${message} ${common.requestNumber({ id: fault.requestId })}`;
  return message;
}

/**
 * The sentence of a fault (`problemText`), for every screen. Keep the fault in the state and ask for its sentence
 * while rendering: then it follows the language.
 *
 *     {add.isError && <Notice kind="bad">{problemText(add.error)}</Notice>}
 */
export function useProblemText(): (fault: unknown) => string {
  const lang = useLang();
  const common = useTexts('common');
  return (fault) => problemText(fault, { lang, common, online: navigator.onLine });
}

/** The server's message alone, else the name of its status: for sentences that quote it. */
export function useServerWords(): (fault: Problem) => string {
  const lang = useLang();
  return (fault) => messageIn(fault, lang) || fault.statusText;
}
