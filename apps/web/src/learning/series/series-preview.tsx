import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { PlannedClass, SeriesPlan } from '@fasih/school/learning/series/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';

/** What a plan would do, before it is carried out: what is replaced, what waits and what stays, class by class. */
export function SeriesPreview({
  plan,
  isInPause = false,
  isNamed = true,
}: {
  plan: UseQueryResult<SeriesPlan>;
  isInPause?: boolean;
  /** Each class is named, with the way to its page. */
  isNamed?: boolean;
}) {
  const t = useTexts('series').preview;
  const common = useTexts('common');
  const problemText = useProblemText();
  return (
    <Card isSunk aria-busy={plan.isFetching}>
      <Part level="h3" title={t.title}>
        {plan.isError ? (
          <Row gap={2}>
            <FormError message={problemText(plan.error)} />
            {plan.error instanceof Problem && plan.error.mayPass && (
              <Button
                size="small"
                look="quiet"
                isPending={plan.isFetching}
                onClick={() => void plan.refetch()}
              >
                {common.retry}
              </Button>
            )}
          </Row>
        ) : plan.data !== undefined ? (
          <Told plan={plan.data} isInPause={isInPause} isNamed={isNamed} />
        ) : (
          <Text isMuted size="small">
            {t.planning}
          </Text>
        )}
      </Part>
    </Card>
  );
}

const waitsIn = ({ changes }: PlannedClass) => changes.filter(({ outcome }) => outcome === 'waits').length;

function Told({ plan, isInPause, isNamed }: { plan: SeriesPlan; isInPause: boolean; isNamed: boolean }) {
  const t = useTexts('series').preview;
  const say = useReplaced();
  const { classes, families, teachers } = plan;
  const waits = classes.reduce((sum, one) => sum + waitsIn(one), 0);
  const [days = null, ...otherDays] = new Set(
    classes.filter((one) => waitsIn(one) > 0).map(({ extensionDays }) => extensionDays),
  );
  const times = classes.reduce((sum, one) => sum + one.times.length, 0);
  const [only] = classes;
  const summaryOf = ({ times: own }: PlannedClass) => {
    const [first, ...others] = own;
    return first && others.length === 0 ? say(first) : t.moved({ n: own.length });
  };
  return (
    <Stack gap={3}>
      {times === 0 && <p>{t.nothing}</p>}
      {waits > 0 && (
        <Notice kind="attention">
          {isInPause
            ? t.waitsInPause({ n: waits })
            : t.waits({ n: waits, days: otherDays.length === 0 ? days : null })}
        </Notice>
      )}
      {classes.length === 1 && only ? (
        <OneClass planned={only} isNamed={isNamed} />
      ) : (
        times > 0 && (
          <>
            <p>{t.classes({ classes: classes.length, meetings: times })}</p>
            {classes.map((one) => (
              <Disclosure
                key={one.classId}
                summary={t.of({ names: classTitle(one.learners, one.name), what: summaryOf(one) })}
              >
                <OneClass planned={one} isNamed={isNamed} />
              </Disclosure>
            ))}
          </>
        )
      )}
      {families + teachers > 0 && (
        <Text isMuted size="small">
          {t.order} {t.tells({ families, teachers })}
        </Text>
      )}
    </Stack>
  );
}

/** `30 Nov 2026, 09.00 WIB becomes 18 Jan 2027, 09.00 WIB`. */
function useReplaced() {
  const t = useTexts('series').preview;
  const lang = useLang();
  const at = (instant: string) => formatInstant(instant, lang);
  return ({ was, to }: PlannedClass['times'][number]) =>
    was === null
      ? t.fromNothing({ to: to === null ? '–' : at(to) })
      : to === null
        ? t.toNothing({ was: at(was) })
        : t.to({ was: at(was), to: at(to) });
}

function OneClass({ planned, isNamed }: { planned: PlannedClass; isNamed: boolean }) {
  const t = useTexts('series').preview;
  const lang = useLang();
  const say = useReplaced();
  const { changes, times, skipped, staying, noticeHours, teacher, name, learners } = planned;
  const at = (instant: string) => formatInstant(instant, lang);
  const kept = changes.filter(({ outcome }) => outcome === 'kept');
  const handedOver = changes.filter((one) => one.isHandedOver).length;
  return (
    <Stack gap={3}>
      {isNamed && (
        <p>
          <Link to={`/class/management/${planned.classId}`}>{classTitle(learners, name)}</Link> ·{' '}
          {classSubtitle(learners, name)}
        </p>
      )}
      {handedOver > 0 && <p>{t.handsOver({ n: handedOver, name: teacher.name })}</p>}
      {times.length > 0 && (
        <div>
          <p>
            <strong>{t.moved({ n: times.length })}</strong>
          </p>
          <ul>
            {times.map((one) => (
              <li key={`${one.was} ${one.to}`}>{say(one)}</li>
            ))}
          </ul>
        </div>
      )}
      {staying.length > 0 && (
        <div>
          <p>{t.staying({ n: staying.length, hours: noticeHours })}</p>
          <ul>
            {staying.map((start) => (
              <li key={start}>{at(start)}</li>
            ))}
          </ul>
        </div>
      )}
      {kept.length > 0 && (
        <Disclosure summary={t.kept({ n: kept.length })}>
          <ul>
            {kept.map(({ meetingId, was, teacherName }) => (
              <li key={meetingId}>
                {was === null ? '–' : at(was)}, {teacherName}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {skipped.length > 0 && (
        <Disclosure summary={t.skipped({ n: skipped.length })}>
          <ul>
            {skipped.map(({ start, why }) => (
              <li key={start}>{t.skippedAt({ when: at(start), why: t.why[why] })}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}
