import { useLang, useTexts } from '../lib/language.tsx';
import { asLang } from '../lib/texts.ts';
import teachers from '../teachers/components/teachers.module.css';
import { Card } from '../ui/basics.tsx';
import { useListState } from '../ui/data-table.tsx';
import { SelectField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import css from './settings.module.css';
import { useLetter, useLetters } from './settings-api.ts';

/** Every mail as it would be sent, with example data; which one and in which language stands in the address. */
export function LetterSettings() {
  const t = useTexts('settings').letters;
  const own = useLang();
  const { search, set } = useListState();
  const letters = useLetters(own);
  const lang = search.get('of') === null ? own : asLang(search.get('of'));
  const chosen = search.get('letter') ?? letters.data?.data[0]?.id ?? '';
  const letter = useLetter(chosen, lang);
  return (
    <>
      <header className={css.head}>
        <div>
          <h2>{t.title}</h2>
          <p className={css.lead}>{t.lead}</p>
        </div>
      </header>
      <Loaded query={letters} lines={2}>
        {({ data }) => (
          <div className={teachers.filters}>
            <SelectField
              label={t.choose}
              value={chosen}
              onChange={(event) => set({ letter: event.currentTarget.value })}
              data={data.map((one) => ({ value: one.id, label: one.subject }))}
            />
            <SelectField
              label={t.lang}
              value={lang}
              onChange={(event) => set({ of: event.currentTarget.value })}
              data={(['id', 'en'] as const).map((value) => ({ value, label: t.langs[value] }))}
            />
          </div>
        )}
      </Loaded>
      <Loaded query={letter} lines={8}>
        {(one) => (
          <>
            <dl className={css.subject}>
              <dt>{t.subject}</dt>
              <dd lang={lang}>{one.subject}</dd>
              {one.files.length > 0 && (
                <>
                  <dt>{t.files}</dt>
                  <dd>{one.files.join(', ')}</dd>
                </>
              )}
            </dl>
            <section className={css.part} aria-labelledby="letter-html">
              <h3 id="letter-html">{t.html}</h3>
              {/* No scripts, no forms, no way out: the mail is only looked at. */}
              <iframe
                className={css.letter}
                sandbox=""
                srcDoc={one.html}
                title={t.frame({ subject: one.subject })}
              />
            </section>
            <section className={css.part} aria-labelledby="letter-text">
              <h3 id="letter-text">{t.text}</h3>
              <Card>
                <pre className={css.plain} lang={lang}>
                  {one.text}
                </pre>
              </Card>
            </section>
          </>
        )}
      </Loaded>
    </>
  );
}
