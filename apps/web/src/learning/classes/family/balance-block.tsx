import type { SentBalance } from '@fasih/school/catalogue/policy/contract';
import type { Course } from '@fasih/school/office/homes/contract';
import { Link } from 'react-router';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import type { Lang, Texts } from '../../../lib/texts.ts';
import { Card, Why } from '../../../ui/basics.tsx';
import css from './classes.module.css';

/** What is left of a course, until when, at which pace, and how that number comes about. */
export function BalanceBlock({ course, classId }: { course: Course; classId: string }) {
  const t = useTexts('classes').pages;
  const lang = useLang();
  const { balance } = course;
  const counts = [
    ['bought', balance.bought],
    ['extra', balance.extra],
    ['held', balance.held],
    ['forfeited', balance.forfeited],
    ['expired', balance.expired],
    ['refunded', balance.refunded],
    ['toPlan', course.toPlan],
  ] as const;
  const shown = counts.filter(([key, n]) => n > 0 || key === 'held' || key === 'forfeited');
  const sum = [balance.bought, ...(balance.extra > 0 ? [`+ ${balance.extra}`] : [])];
  const less = [balance.held, balance.forfeited, balance.expired, balance.refunded].filter((n) => n > 0);
  return (
    <Card>
      <section className={css.balance} aria-labelledby="balance">
        <h2 id="balance">{t.balance}</h2>
        <p className={css.left}>{t.left({ n: balance.left })}</p>
        {balance.weeks !== null && balance.left > 0 && course.state === 'active' && (
          <p>{t.pace({ weeks: balance.weeks, perWeek: balance.perWeek ?? 0 })}</p>
        )}
        {balance.lastDay !== null && (
          <p className={css.quiet}>{t.until({ day: formatDate(balance.lastDay, lang) })}</p>
        )}
        <dl className={css.counts}>
          {shown.map(([key, n]) => (
            <Row key={key} label={t.count[key]} value={String(n)} />
          ))}
          {balance.minutesOwed > 0 && (
            <Row label={t.count.minutesOwed} value={t.minutes({ n: balance.minutesOwed })} />
          )}
        </dl>
        <div>
          <Why
            sentence={whyLeft(balance, t.leftWhy, lang)}
            arithmetic={`${[...sum, ...less.map((n) => `− ${n}`)].join(' ')} = ${balance.left}`}
          />
        </div>
        <p>
          <Link to={ofLearner(`/my-classes/${classId}/refund`, course.learnerId)}>{t.refund}</Link>
        </p>
      </section>
    </Card>
  );
}

/** What made the balance what it is, of this course alone. */
function whyLeft(of: SentBalance, t: Texts['classes']['pages']['leftWhy'], lang: Lang): string {
  const used = (['held', 'forfeited', 'expired', 'refunded'] as const)
    .filter((key) => of[key] > 0)
    .map((key) => t.used[key]({ n: of[key] }));
  const day = of.lastDay === null ? null : formatDate(of.lastDay, lang);
  return [
    t.of({ bought: of.bought, extra: of.extra, used }),
    ...(of.forfeited > 0 ? [t.forfeited] : []),
    ...(of.expired > 0 ? [t.expired] : []),
    ...(of.extra > 0 ? [t.extra] : []),
    ...(of.minutesOwed > 0 ? [t.minutesOwed({ n: of.minutesOwed })] : []),
    day === null
      ? t.notBegun
      : of.extensionDays > 0
        ? t.extended({ day, days: of.extensionDays })
        : t.until({ day }),
  ].join(' ');
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
