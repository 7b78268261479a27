import { actOnHeldPresses } from '../../lib/held-presses.ts';
import { onScheme, showStoredScheme, toggleScheme } from '../../lib/scheme.ts';
import { checkSignIn } from '../../shell/frame/check-sign-in.ts';
import { followLeave, signOutHere } from '../../shell/frame/leave.ts';
import { followLine } from '../../shell/frame/line.ts';
import { followMenus } from '../../shell/frame/menus.ts';
import { followWho, showWho } from '../../shell/frame/who.ts';
import { followLanguage, keepChosenLanguage } from './language.ts';
import { followQuestions } from './questions.ts';

/**
 * All the script of a page that is only read. The page is complete without it: menus and questions are `<details>`, stones
 * and ages are radio buttons, the language is a form. Answers how to stop.
 */
export function startReading(): () => void {
  const stop = new AbortController();
  const go = (address: string) => location.assign(address);
  const questions = followQuestions();
  const inOtherWords = () => {
    showWho();
    questions?.search();
  };
  const stops = [
    followMenus(),
    followWho(),
    onScheme(() => {}),
    followLine(go),
    followLeave(signOutHere, go),
    followLanguage(inOtherWords),
    () => questions?.stop(),
    () => stop.abort(),
  ];
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-scheme-switch]')) toggleScheme();
    },
    { signal: stop.signal },
  );
  // A page that was put aside has missed what happened meanwhile.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      showStoredScheme();
      showWho();
      void keepChosenLanguage(inOtherWords);
    },
    { signal: stop.signal },
  );
  actOnHeldPresses();
  void checkSignIn();
  void keepChosenLanguage(inOtherWords);
  return () => {
    for (const one of stops) one();
  };
}
