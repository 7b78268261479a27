import type { SentBalance } from '@fasih/school/catalogue/policy/contract';
import type { Course } from '@fasih/school/office/homes/contract';
import type { ReactNode } from 'react';
import { hueOfCourse } from '../../../courses/enrolments/hues.ts';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { FAMILY_READS } from '../../../courses/enrolments/queries.ts';
import { mayDecide, type Shared } from '../../../courses/enrolments/shared-by.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import type { Lang, Texts } from '../../../lib/texts.ts';
import { Badge, Why } from '../../../ui/basics.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconCalendarWeek, IconReceiptRefund } from '../../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { LinkRow, LinkRows } from '../../../ui/link-rows.tsx';
import { CardSection, FactList } from '../../../ui/page.tsx';
import { LevelReview } from '../../levels/level-review.tsx';
import css from './balance.module.css';

/** What is left of a course, until when, at which pace, and how that number comes about; and its level. */
export function BalanceBlock({
  course,
  classId,
  shared,
  children,
}: {
  course: Course;
  classId: string;
  /** Who shares the learner: refund and level are that guardian's. */
  shared?: Shared;
  /** What else a guardian can do about the course. */
  children?: ReactNode;
}) {
  const t = useTexts('classes').pages;
  const wishes = useTexts('wishes');
  const lang = useLang();
  const { balance } = course;
  const isOver = course.state === 'ended';
  const all = [
    ['bought', balance.bought],
    ['extra', balance.extra],
    ['held', balance.held],
    ['forfeited', balance.forfeited],
    ['expired', balance.expired],
    ['refunded', balance.refunded],
    ['toPlan', course.toPlan],
  ] as const;
  const counts = [
    ...all.filter(([key, n]) => n > 0 || key === 'held' || key === 'forfeited'),
    ...(balance.minutesOwed > 0 ? ([['minutesOwed', t.minutes({ n: balance.minutesOwed })]] as const) : []),
  ];
  const sum = [balance.bought, ...(balance.extra > 0 ? [`+ ${balance.extra}`] : [])];
  const less = [balance.held, balance.forfeited, balance.expired, balance.refunded].filter((n) => n > 0);
  return (
    <CardSection title={t.balance}>
      <p className={css.left}>
        <strong>
          <span className={css.figure}>{balance.left}</span> <span>{t.left({ n: balance.left })}</span>
        </strong>
        {balance.lastDay !== null && !isOver && (
          <Muted size="small">{t.until({ day: formatDate(balance.lastDay, lang) })}</Muted>
        )}
      </p>
      <FactList isLines facts={counts.map(([key, n]) => [t.count[key], n])} />
      {balance.weeks !== null && balance.left > 0 && course.state === 'active' && (
        <Text isMuted size="small">
          {t.pace({ weeks: balance.weeks, perWeek: balance.perWeek ?? 0 })}
        </Text>
      )}
      <Stack gap={1} align="start">
        <Why
          sentence={whyLeft(balance, t.leftWhy, lang, isOver)}
          arithmetic={`${[...sum, ...less.map((n) => `− ${n}`)].join(' ')} = ${balance.left}`}
        />
        {course.level && <Level course={course} level={course.level} isShared={shared !== undefined} />}
      </Stack>
      {mayDecide(shared) && (
        <Stack gap={3} isLined className={css.ways}>
          <LinkRows>
            {!isOver && !course.finished && (
              <LinkRow sign={IconCalendarWeek} to={`/wishes/${course.enrolmentId}`} title={wishes.link} />
            )}
            {!shared && (
              <LinkRow
                sign={IconReceiptRefund}
                to={ofLearner(`/my-classes/${classId}/refund`, course.learnerId)}
                title={t.refund}
              />
            )}
          </LinkRows>
          {children}
        </Stack>
      )}
    </CardSection>
  );
}

/** The level and, folded while it is settled, who confirmed it and the way to ask for another look. */
function Level({ course, level, isShared }: { course: Course; level: string; isShared: boolean }) {
  const t = useTexts('classes').pages;
  const badge = <Badge hue={hueOfCourse(course)}>{level}</Badge>;
  if (course.levelReview === null) {
    return (
      <p>
        {t.level} {badge}
      </p>
    );
  }
  return (
    <Disclosure
      summary={
        <Row as="span" gap={2}>
          {t.level} {badge}
        </Row>
      }
      isOpen={course.levelReview.state !== 'confirmed'}
    >
      <LevelReview
        review={course.levelReview}
        {...(isShared
          ? {}
          : {
              course: {
                enrolmentId: course.enrolmentId,
                name: course.className ?? course.packageName,
                invalidates: FAMILY_READS,
              },
            })}
      />
    </Disclosure>
  );
}

/** What made the balance what it is, of this course alone. */
function whyLeft(
  of: SentBalance,
  t: Texts['classes']['pages']['leftWhy'],
  lang: Lang,
  isOver: boolean,
): string {
  const used = (['held', 'forfeited', 'expired', 'refunded'] as const)
    .filter((key) => of[key] > 0)
    .map((key) => t.used[key]({ n: of[key] }));
  const day = of.lastDay === null ? null : formatDate(of.lastDay, lang);
  const until = (last: string | null) => {
    if (last === null) return t.notBegun;
    return of.extensionDays > 0 ? t.extended({ day: last, days: of.extensionDays }) : t.until({ day: last });
  };
  return [
    t.of({ bought: of.bought, extra: of.extra, used }),
    ...(of.forfeited > 0 ? [t.forfeited] : []),
    ...(of.expired > 0 ? [t.expired] : []),
    ...(of.extra > 0 ? [t.extra] : []),
    ...(of.minutesOwed > 0 ? [t.minutesOwed({ n: of.minutesOwed })] : []),
    ...(isOver ? [] : [until(day)]),
  ].join(' ');
}
