import type { ClassPlan } from '@fasih/school/learning/classes/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatDate, formatInstant, formatTime } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { schoolDay } from '../../../lib/school-day.ts';
import { Card, Notice } from '../../../ui/basics.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import css from './assign.module.css';

/** So many conflicts are listed; their number says the rest. */
const MAX_LISTED = 5;

const TEACHER_TAKEN: ReadonlySet<string> = new Set(['teacherBusy', 'timeHeld', 'timeAsked']);

/** Whether the class can be opened with this plan. */
export function canOpen(plan: ClassPlan): boolean {
  return (
    plan.conflicts.length === 0 && plan.slotsOutsideHours.length === 0 && plan.meetings.length >= plan.wanted
  );
}

/** Whether it is the teacher who cannot come at the chosen times. */
export function isTeacherUnavailable(plan: ClassPlan): boolean {
  return plan.slotsOutsideHours.length > 0 || plan.conflicts.some(({ why }) => TEACHER_TAKEN.has(why));
}

/** What opening the class would mean: all meetings, days left out, and what prevents it. */
export function PlanPreview({ plan }: { plan: UseQueryResult<ClassPlan> }) {
  const t = useTexts('students').dialog;
  const problemText = useProblemText();
  return (
    <Card isSunk className={css.preview} aria-busy={plan.isFetching}>
      <Part level="h3" title={t.preview}>
        {plan.data !== undefined && !plan.isError ? (
          <PlanDetails plan={plan.data} />
        ) : plan.isError ? (
          <FormError message={problemText(plan.error)} />
        ) : (
          <Text isMuted size="small">
            {t.planning}
          </Text>
        )}
      </Part>
    </Card>
  );
}

function PlanDetails({ plan }: { plan: ClassPlan }) {
  const t = useTexts('students').dialog;
  const lang = useLang();
  const [first, last] = [plan.meetings[0], plan.meetings.at(-1)];
  const { conflicts, skipped } = plan;
  return (
    <>
      <p>
        <strong>{plan.name}</strong>
      </p>
      {first && last && (
        <p>
          {t.whole({
            n: plan.meetings.length,
            first: schoolDay(first.day, lang),
            last: formatDate(last.day, lang),
          })}{' '}
          {plan.lastDay !== null && t.lastDay({ day: formatDate(plan.lastDay, lang) })}
        </p>
      )}
      {plan.slotsOutsideHours.length > 0 && <Notice kind="attention">{t.outside}</Notice>}
      {plan.meetings.length < plan.wanted && (
        <Notice kind="attention">{t.tooFew({ found: plan.meetings.length, wanted: plan.wanted })}</Notice>
      )}
      {plan.childrenMeet && canOpen(plan) && <Notice kind="attention">{t.childrenMeet}</Notice>}
      {conflicts.length > 0 && (
        <>
          <Notice kind="attention">{t.conflicts({ n: conflicts.length })}</Notice>
          <ul>
            {conflicts.slice(0, MAX_LISTED).map(({ number, start, why, until }) => (
              <li key={`${number}-${why}`}>
                {t.conflict[why]({
                  when: formatInstant(start, lang),
                  until: until === null ? '' : formatTime(until, lang),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {skipped.length > 0 && (
        <Disclosure summary={t.skipped({ n: skipped.length })}>
          <ul>
            {skipped.map(({ day, minute, name }) => (
              <li key={`${day}-${minute}`}>
                {name === null
                  ? t.away({ day: formatDate(day, lang) })
                  : t.holiday({ day: formatDate(day, lang), name })}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {canOpen(plan) && (
        <Text isMuted size="small">
          {t.tells}
        </Text>
      )}
    </>
  );
}
