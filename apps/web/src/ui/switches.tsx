import { useLanguage, useTexts } from '../lib/language.tsx';
import { setScheme, useScheme } from '../lib/scheme.ts';
import { IconMoon, IconSun } from './icons.ts';
import css from './parts/switches.module.css';

/**
 * EN and IND. A form with two buttons, so that it also works before or without scripts: then the
 * chosen language travels in the address.
 */
export function LangSwitch() {
  const { lang, setLang } = useLanguage();
  const t = useTexts('site');
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const pressed = (event.nativeEvent as SubmitEvent).submitter;
        setLang(pressed instanceof HTMLButtonElement && pressed.value === 'en' ? 'en' : 'id');
      }}
    >
      <fieldset className={css.pair} aria-label={t.language}>
        <button type="submit" name="lang" value="en" aria-pressed={lang === 'en'} aria-label="EN, English">
          EN
        </button>
        <button
          type="submit"
          name="lang"
          value="id"
          aria-pressed={lang === 'id'}
          aria-label="IND, Bahasa Indonesia"
        >
          IND
        </button>
      </fieldset>
    </form>
  );
}

/** Light or dark; the system's choice until somebody presses it. */
export function SchemeSwitch() {
  const scheme = useScheme();
  const t = useTexts('site');
  return (
    <button
      type="button"
      className={css.scheme}
      aria-label={scheme === 'dark' ? t.toLight : t.toDark}
      onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <IconMoon className={css.moon} size={20} stroke={1.75} aria-hidden="true" />
      <IconSun className={css.sun} size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
