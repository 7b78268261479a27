import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import { formatInZone } from '@fasih/school/basics/formatters';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ofLearner } from '../../courses/enrolments/of-learner.ts';
import { readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { useWho } from '../../lib/session.ts';
import { Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { IconInfoCircle, IconMail } from '../../ui/icons.ts';
import { Columns, Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Areas } from './areas.tsx';
import { Confetti } from './confetti.tsx';
import { useCleanUp, useCurrent, useGreetingName, useStart } from './queries.ts';
import css from './result.module.css';

const WORDS = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** `Kids Advanced` without its prefix. */
function levelWord(level: string): (typeof WORDS)[number] {
  return WORDS.find((word) => level.endsWith(word)) ?? 'Beginner';
}

/** The score as a ring with its figure inside. */
function Score({ result }: { result: PlacementResult }) {
  const t = useTexts('placement').result;
  const round = 2 * Math.PI * 52;
  return (
    <Stack gap={2} className={css.score}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
        <circle cx="60" cy="60" r="52" className={css.track} />
        <circle
          cx="60"
          cy="60"
          r="52"
          className={css.arc}
          strokeDasharray={`${(round * result.percent) / 100} ${round}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <p>
        <span className="unseen">{t.score}</span>
        <strong>{result.percent}%</strong>
      </p>
      <Text isMuted size="small">
        {t.correctOf({ correct: result.correct, total: result.total })}
      </Text>
    </Stack>
  );
}

/** When, or whether now, the test may be taken again; nothing for sittings without an account. */
function Retake({ result }: { result: PlacementResult }) {
  const t = useTexts('placement').result;
  const lang = useLang();
  const { data } = useCurrent(useWho());
  const start = useStart();
  if (result.retakeFrom === null) return null;
  const enrolment = data?.enrolments.find((one) => one.attemptId === result.id);
  const from = new Date(result.retakeFrom);
  if (from > schoolNow() || enrolment === undefined) {
    const day = formatInZone(from, lang, readerZone(), { dateStyle: 'long' });
    return from > schoolNow() ? (
      <Text isMuted size="small">
        {t.retake({ day })}
      </Text>
    ) : null;
  }
  return (
    <>
      <Button look="quiet" isPending={start.isPending} onClick={() => start.run(enrolment.enrolmentId)}>
        {t.retakeNow}
      </Button>
      <FormError message={start.problem} />
    </>
  );
}

/** 'Tes Selesai!': the level with its doubt, the areas in words, and what comes next. No keys, ever. */
export function ResultScreen({
  result,
  levelReview,
  pickTimes = () => null,
}: {
  result: PlacementResult;
  /** The way to the class's times for who has paid, where the school lets families pick. */
  pickTimes?: ((enrolmentId: string) => ReactNode) | undefined;
  /** Whether a person will still confirm the level, or who did. */
  levelReview: (review: PlacementResult['review']) => ReactNode;
}) {
  const t = useTexts('placement').result;
  const levels = useTexts('levels').family;
  const cleanUp = useCleanUp();
  const who = useWho();
  const { data } = useCurrent(who);
  const sat = data?.enrolments.find((one) => one.attemptId === result.id);
  const { enrolmentId, learnerId } = sat ?? {};
  const accountName = useGreetingName(who);
  // The learner is greeted, not the parent whose account it is; a child of 18 takes the test for adults.
  const name = sat?.learnerName || accountName;
  useEffect(() => cleanUp(result.id), [cleanUp, result.id]);

  const word = levelWord(result.level);
  const other = result.borderlineWith;
  return (
    <Stack gap={8} className={`${css.page} page-width`} data-age={result.bank}>
      <Confetti />
      <Stack as="header" gap={3} className={`${css.head} speech kawung`}>
        <img
          src={`/pictures/${result.bank === 'kids' ? 'mascot' : 'placement/done'}.svg`}
          alt=""
          width="200"
          height="150"
        />
        <h1>{t.title}</h1>
        <p className={css.greeting}>{name === undefined ? ' ' : t.greeting({ name })}</p>
        <Stack gap={6} className={css.outcome}>
          <Stack gap={2} className={css.level}>
            <Text isMuted size="small">
              {t.level}
            </Text>
            <p className={`${css.badge} speech`}>{result.level}</p>
            <p>{t.meanings[result.bank][word]}</p>
            <Text isMuted size="small">
              {t.cefr[result.bank][word]}
            </Text>
            {other !== null && <p className={css.doubt}>{t.borderline({ level: result.level, other })}</p>}
            {result.levelNow !== null && <p>{levels.now({ level: result.levelNow })}</p>}
            {levelReview(result.review)}
          </Stack>
          <Score result={result} />
        </Stack>
      </Stack>

      <Columns gap={8} align="start" className={css.parts}>
        <Stack as="section" align="start">
          <h2>{t.areasTitle}</h2>
          <Areas areas={result.areas} kids={result.bank === 'kids'} />
        </Stack>
        <Stack as="section" align="start">
          <h2>{t.nextTitle}</h2>
          {result.classInfoPromised ? (
            <>
              <Row as="p" align="start" isOneLine>
                <IconMail size={22} stroke={1.75} data-hue="teal" aria-hidden="true" />
                {t.classInfo}
              </Row>
              {enrolmentId !== undefined && <Suspense>{pickTimes(enrolmentId)}</Suspense>}
              <ButtonLink to={ofLearner('/class/all', learnerId)}>{t.toClasses}</ButtonLink>
            </>
          ) : (
            <>
              <p>{t.invite}</p>
              <ButtonLink to="/program-selection">{t.seePackages}</ButtonLink>
            </>
          )}
          {result.retakeFrom === null && (
            <Text isMuted size="small">
              {who === 'none' ? t.once : t.onceNoCourse}
            </Text>
          )}
          <Retake result={result} />
          <ButtonLink look="quiet" to="/login">
            {t.toLogin}
          </ButtonLink>
        </Stack>
      </Columns>

      {result.tooFast && <Notice kind="attention">{t.tooFast}</Notice>}
      <Stack as="ul" gap={3}>
        {[t.doubt, t.notTested].map((line) => (
          <Row as="li" align="start" isOneLine key={line}>
            <IconInfoCircle size={20} stroke={1.75} data-hue="teal" aria-hidden="true" />
            <Muted>{line}</Muted>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
