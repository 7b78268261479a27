import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { remember, storedChoice, withLang } from './language-store.ts';
import { type Feature, type Lang, loadedFeatures, preloadTexts, type Texts, TextsContext } from './texts.ts';

type Language = { lang: Lang; setLang: (lang: Lang) => void };

const LanguageContext = createContext<Language>({ lang: 'id', setLang: () => {} });

/**
 * Holds the shown language. Switching loads the other texts first and then changes them in place: nothing reloads, and
 * what was typed stays (docs/product/accounts.md#languages).
 */
export function LanguageProvider({ initial, children }: { initial: Lang; children: ReactNode }) {
  const [lang, show] = useState(initial);
  const location = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const latest = useRef({ lang, location, navigate, revalidator });
  useEffect(() => {
    latest.current = { lang, location, navigate, revalidator };
  });

  const setLang = useCallback((next: Lang) => {
    const now = latest.current;
    if (next === now.lang) return;
    preloadTexts(next, loadedFeatures()).then(
      () => {
        remember(next);
        startTransition(() => show(next));
        const search = withLang(now.location.search, next);
        if (search === now.location.search) now.revalidator.revalidate();
        else {
          const address = { pathname: now.location.pathname, search, hash: now.location.hash };
          now.navigate(address, { replace: true, preventScrollReset: true, state: now.location.state });
        }
      },
      // The line is gone: the page stays as it is, and the button can be pressed again.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    const choice = storedChoice(window.location.search);
    if (choice === null) remember(latest.current.lang);
    else setLang(choice);
  }, [setLang]);

  const requested = new URLSearchParams(location.search).get('lang');
  useEffect(() => {
    if (requested === 'id' || requested === 'en') setLang(requested);
  }, [requested, setLang]);

  const value = useMemo(() => ({ lang, setLang }), [lang, setLang]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The shown language and the switch. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The shown language. */
export function useLang(): Lang {
  return useContext(LanguageContext).lang;
}

/** All texts of one feature in the shown language. */
export function useTexts<F extends Feature>(feature: F): Texts[F] {
  const texts = useContext(TextsContext).read(useLang(), feature);
  return texts instanceof Promise ? use(texts) : texts;
}
