import type { AgeGroup } from '@fasih/school/basics/age-group';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useWho } from '../../lib/session.ts';
import { Notice, Skeleton } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import {
  IconArrowForwardUp,
  IconCircleCheck,
  IconClock,
  IconFileText,
  IconStar,
  IconUsers,
} from '../../ui/icons.ts';
import { Columns, Row, Stack, Text } from '../../ui/layout.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { storedChoice } from './device.ts';
import { useCurrent, useStart } from './queries.ts';
import { NoCategory, Seat, SignInFirst, signInTo } from './seat.tsx';
import css from './start.module.css';

/** The facts of the test in plain words; the line for parents only where a child may sit. */
function How({ bank }: { bank: AgeGroup | null | undefined }) {
  const t = useTexts('placement').how;
  const lines = [
    { text: t.questions, Icon: IconFileText },
    { text: t.clock, Icon: IconClock },
    { text: t.saved, Icon: IconCircleCheck },
    { text: t.back, Icon: IconArrowForwardUp },
    { text: t.honest, Icon: IconStar },
    ...(bank === 'teen' || bank === 'adult' ? [] : [{ text: t.kids, Icon: IconUsers }]),
  ];
  return (
    <Stack as="section" gap={5} className={css.how}>
      <h2>{t.title}</h2>
      <Columns as="ul" gap={5} isStretched>
        {lines.map(({ text, Icon }) => (
          <Row as="li" align="start" isOneLine key={text}>
            <Icon size={22} stroke={1.75} data-hue="teal" aria-hidden="true" />
            <span>{text}</span>
          </Row>
        ))}
      </Columns>
    </Stack>
  );
}

/** What the person can do now: start, go on or see the result, for each learner (the one the address names first) or for this device. */
function Choices({ enrolment }: { enrolment: string | null }) {
  const t = useTexts('placement');
  const common = useTexts('common');
  const problemText = useProblemText();
  const who = useWho();
  const { data, error, isError, isFetching, refetch } = useCurrent(who);
  const start = useStart();
  const [starting, setStarting] = useState<string | null>(null);
  const navigate = useNavigate();

  const open = (attemptId: string) => navigate(`/placement-test?attempt=${attemptId}`);
  const begin = (enrolmentId: string | null) => {
    if (start.isPending) return;
    setStarting(enrolmentId);
    void start.run(enrolmentId);
  };

  if (data === undefined && isError) {
    const retry = (
      <Button size="small" look="quiet" isPending={isFetching} onClick={() => refetch()}>
        {common.retry}
      </Button>
    );
    return (
      <Notice kind="bad" action={retry}>
        {problemText(error)}
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton height="9rem" />;

  const problem = start.problem === null ? null : <Notice kind="bad">{start.problem}</Notice>;
  const visitor = who === 'none';
  const first = visitor && <SignInFirst enrolment={enrolment} />;
  const noCategory = <NoCategory signInTo={visitor ? signInTo(enrolment) : null} />;
  if (start.error instanceof Problem && start.error.code === 'placement.noCategory') {
    return noCategory;
  }

  if (data.enrolments.length > 0) {
    const own = data.enrolments.toSorted(
      (one, other) => Number(other.enrolmentId === enrolment) - Number(one.enrolmentId === enrolment),
    );
    return (
      <>
        {data.enrolments.length > 1 && (
          <div className={css.who}>
            <h2>{t.who}</h2>
            <Text isMuted>{t.whoHint}</Text>
          </div>
        )}
        {problem}
        <Stack as="ul">
          {own.map((one) => (
            <li key={one.enrolmentId}>
              <Seat
                name={one.learnerName}
                about={one.packageName}
                bank={one.bank}
                state={one.state}
                among={data.enrolments.length > 1}
                starting={start.isPending && starting === one.enrolmentId}
                onStart={() => begin(one.enrolmentId)}
                onOpen={() => open(one.attemptId ?? '')}
              />
            </li>
          ))}
        </Stack>
      </>
    );
  }

  const { device } = data;
  const { bank } = storedChoice();
  if (device === null && bank === null) return noCategory;
  // After a finished sitting a new choice counts again.
  const state = device === null || (device.state === 'finished' && bank !== null) ? 'toStart' : device.state;
  return (
    <>
      {problem}
      {first}
      <Seat
        name={visitor ? t.visitor : t.noCourse}
        about={visitor ? t.visitorNote : t.noCourseNote}
        bank={bank}
        state={state}
        starting={start.isPending}
        onStart={() => begin(null)}
        onOpen={() => open(device?.attemptId ?? '')}
        quiet={visitor && state === 'toStart'}
      />
    </>
  );
}

/** The first screen: what the test is, how it works, and who sits it. */
export function StartScreen({ ready }: { ready: boolean }) {
  const t = useTexts('placement');
  const who = useWho();
  const [search] = useSearchParams();
  const enrolment = search.get('enrolment');
  const { data } = useCurrent(who);
  const only = data?.enrolments.length === 1 ? data.enrolments[0] : undefined;
  const banks = data?.enrolments.map((one) => one.bank) ?? [];
  const ownBank =
    banks.length > 0 ? (banks.includes('kids') ? 'kids' : banks[0]) : ready ? storedChoice().bank : null;
  const picture = ownBank === 'kids' ? '/pictures/mascot.svg' : '/pictures/placement/ready.svg';
  return (
    <Stack gap={8} className={`${css.page} page-width`}>
      {only?.state === 'toStart' && <StepBar names={t.steps} step={2} />}
      <Stack gap={6} className={css.hero}>
        <Stack gap={5}>
          <h1>{t.title}</h1>
          <Text isMuted size="large">
            {t.lead}
          </Text>
          <Stack>{ready ? <Choices enrolment={enrolment} /> : <Skeleton height="9rem" />}</Stack>
        </Stack>
        <img className={css.picture} src={picture} alt="" width="320" height="240" />
      </Stack>
      <How bank={ownBank} />
    </Stack>
  );
}
