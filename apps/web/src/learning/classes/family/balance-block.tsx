import type { SentBalance } from '@fasih/school/catalogue/policy/contract';
import type { Course } from '@fasih/school/office/homes/contract';
import { Link } from 'react-router';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import type { Lang, Texts } from '../../../lib/texts.ts';
import { Why } from '../../../ui/basics.tsx';
import { Text } from '../../../ui/layout.tsx';
import { CardSection, FactList } from '../../../ui/page.tsx';

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
    <CardSection title={t.balance}>
      <Text as="strong" size="large">
        {t.left({ n: balance.left })}
      </Text>
      {balance.weeks !== null && balance.left > 0 && course.state === 'active' && (
        <p>{t.pace({ weeks: balance.weeks, perWeek: balance.perWeek ?? 0 })}</p>
      )}
      {balance.lastDay !== null && (
        <Text isMuted size="small">
          {t.until({ day: formatDate(balance.lastDay, lang) })}
        </Text>
      )}
      <FactList
        isLines
        facts={[
          ...shown.map(([key, n]) => [t.count[key], n] as const),
          balance.minutesOwed > 0 && [t.count.minutesOwed, t.minutes({ n: balance.minutesOwed })],
        ]}
      />
      <div>
        <Why
          sentence={whyLeft(balance, t.leftWhy, lang)}
          arithmetic={`${[...sum, ...less.map((n) => `− ${n}`)].join(' ')} = ${balance.left}`}
        />
      </div>
      <p>
        <Link to={ofLearner(`/my-classes/${classId}/refund`, course.learnerId)}>{t.refund}</Link>
      </p>
    </CardSection>
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
