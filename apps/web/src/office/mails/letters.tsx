import { useQuery } from '@tanstack/react-query';
import { useLang, useTexts } from '../../lib/language.tsx';
import { asLang } from '../../lib/texts.ts';
import { Card } from '../../ui/basics.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Filters } from '../../ui/filters.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { FactList, Part, PartHeader } from '../../ui/page.tsx';
import css from './letters.module.css';
import { letterQuery, lettersQuery } from './queries.ts';

/** Every mail as it would be sent, with example data; which one and in which language stands in the address. */
export function LetterSettings() {
  const t = useTexts('settings').letters;
  const own = useLang();
  const { search, set } = useListState();
  const letters = useQuery(lettersQuery(own));
  const lang = search.get('of') === null ? own : asLang(search.get('of'));
  const chosen = search.get('letter') ?? letters.data?.data[0]?.id ?? '';
  const letter = useQuery(letterQuery(chosen, lang));
  return (
    <>
      <PartHeader title={t.title} lead={t.lead} />
      <Loaded query={letters} lines={2}>
        {({ data }) => (
          <Filters>
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
          </Filters>
        )}
      </Loaded>
      <Loaded query={letter} lines={8}>
        {(one) => (
          <>
            <FactList
              isLines
              facts={[
                [
                  t.subject,
                  <span key="subject" lang={lang}>
                    {one.subject}
                  </span>,
                ],
                one.files.length > 0 && [t.files, one.files.join(', ')],
              ]}
            />
            <Part level="h3" title={t.html}>
              {/* No scripts, no forms, no way out: the mail is only looked at. */}
              <iframe
                className={css.letter}
                sandbox=""
                srcDoc={one.html}
                title={t.frame({ subject: one.subject })}
              />
            </Part>
            <Part level="h3" title={t.text}>
              <Card>
                <pre className={css.plain} lang={lang}>
                  {one.text}
                </pre>
              </Card>
            </Part>
          </>
        )}
      </Loaded>
    </>
  );
}
