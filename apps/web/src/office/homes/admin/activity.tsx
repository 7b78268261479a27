import type { Activity } from '@fasih/school/office/homes/admin-contract';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import forms from '../../../ui/parts/forms.module.css';
import css from './home.module.css';

/** The last things that people and the school itself did, in words; an action without words of its own reads generally. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const t = useTexts('admin').activity;
  const lang = useLang();
  const words: Record<string, string> = useTexts('audit').actions;
  return (
    <section className={css.work} aria-labelledby="activity">
      <h2 id="activity">{t.title}</h2>
      <Card className={css.card}>
        {activity.length === 0 ? (
          <p className={forms.quiet}>{t.none}</p>
        ) : (
          <ul className={css.activity}>
            {activity.map(({ id, at, action, by, about }) => (
              <li key={id}>
                <span>
                  <strong>{words[action] ?? action}</strong>
                  {about !== null && <>: {about}</>}
                </span>
                <span className={forms.quiet}>
                  {by ?? t.bySchool} · <time dateTime={at}>{formatInstant(at, lang)}</time>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
