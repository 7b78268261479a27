import { useLanguage, useTexts } from '../lib/language.tsx';
import { toggleScheme } from '../lib/scheme.ts';
import { IconMoon, IconSun } from './icons.ts';
import css from './parts/switches.module.css';

/**
 * EN and IND. A form with two buttons, so that it also works before or without scripts: then the
 * chosen language travels in the address. On pages that are only read, `site/browser/language.ts` answers it.
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

/** Light or dark; the system's choice until somebody presses it. The styles show the icon and the name that fit. */
export function SchemeSwitch() {
  const t = useTexts('site');
  return (
    <button type="button" className={css.scheme} data-scheme-switch="" onClick={toggleScheme}>
      <span className={css.moon}>
        <IconMoon size={20} stroke={1.75} aria-hidden="true" />
        <span className="unseen">{t.toDark}</span>
      </span>
      <span className={css.sun}>
        <IconSun size={20} stroke={1.75} aria-hidden="true" />
        <span className="unseen">{t.toLight}</span>
      </span>
    </button>
  );
}
