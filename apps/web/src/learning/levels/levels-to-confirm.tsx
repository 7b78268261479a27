import type { Reply } from '@fasih/school/basics/contract';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './levels.module.css';

type Levels = Reply<typeof teacherDashboard>['levels'];

/** The levels that wait for this teacher, overdue ones first; nothing where none waits. */
export function LevelsToConfirm({ levels, now }: { levels: Levels; now: Date }) {
  const t = useTexts('levels').list;
  const lang = useLang();
  if (levels.total === 0) return null;
  return (
    <section className={css.section} aria-labelledby="levels">
      <div>
        <h2 id="levels">
          {t.title} <Badge hue="amber">{levels.total}</Badge>
        </h2>
        <p className={css.quiet}>{t.lead}</p>
      </div>
      <ul className={css.list}>
        {levels.data.map((one) => {
          const when = one.dueAt && formatInstant(one.dueAt, lang);
          const late = one.dueAt !== null && now > new Date(one.dueAt);
          return (
            <li key={one.enrolmentId}>
              <div>
                <strong>{one.name}</strong>
                <p className={css.quiet}>
                  {/* The name that the school makes holds the level already. */}
                  {one.className.includes(one.level) ? one.className : `${one.className} · ${one.level}`}
                </p>
              </div>
              {when === null ? (
                <span className={css.quiet}>{t.noDue}</span>
              ) : late ? (
                <Badge hue="red">{t.overdue({ when })}</Badge>
              ) : (
                <span>{t.due({ when })}</span>
              )}
              <ButtonLink
                size="small"
                to={`/teacher/levels/${one.enrolmentId}`}
                aria-label={t.openFor({ name: one.name })}
              >
                {t.open}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      {levels.total > levels.data.length && (
        <p className={css.quiet}>{t.more({ n: levels.total - levels.data.length })}</p>
      )}
    </section>
  );
}
