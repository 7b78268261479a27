import { dayIn } from '@fasih/school/basics/instants';
import { type CheckPoints, waitsForPerson } from '@fasih/school/catalogue/policy/level';
import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { AGE_HUE } from '../../enrolments/components/hues.ts';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useLevel } from '../api.ts';
import { LevelDecision } from '../components/decision.tsx';
import { LevelHistory } from '../components/history.tsx';
import css from '../components/levels.module.css';
import { LevelProposal } from '../components/proposal.tsx';
import { SpeakingCheck } from '../components/speaking-check.tsx';

const STATE_HUE = { proposed: 'amber', reopened: 'amber', confirmed: 'leaf', changed: 'leaf' } as const;

/** A learner's level for the class's teacher and admins: the proposal, the speaking check, the decision and its history. */
export default function Level() {
  const t = useTexts('levels').page;
  const { enrolmentId = '' } = useParams();
  const level = useLevel(enrolmentId);
  const title = level.data === undefined ? t.title : `${t.title}: ${level.data.learner.name}`;
  return (
    <div className={area.page}>
      <PageHead title={title} hidden />
      {level.data === undefined && <h1>{t.title}</h1>}
      <Loaded query={level} lines={8}>
        {(of) => (
          <>
            <Head of={of} />
            {of.look !== null && <Look look={of.look} />}
            {of.level === null ? (
              <Notice>{t.noLevel}</Notice>
            ) : (
              <>
                <LevelProposal of={of.proposal} />
                <CheckAndDecide of={of} level={of.level} />
                <LevelHistory of={of.history} />
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Head({ of }: { of: LevelDetail }) {
  const texts = useTexts('levels');
  const t = texts.page;
  const lang = useLang();
  const isAdmin = useLocation().pathname.startsWith('/admin/');
  const back = isAdmin ? `/student/management/${of.learner.id}` : `/teacher/students/${of.enrolmentId}`;
  const toClass =
    of.classId && (isAdmin ? `/class/management/${of.classId}` : `/teacher/classes/${of.classId}`);
  const when = of.dueAt && formatInstant(of.dueAt, lang);
  const title = [of.learner.name, of.className ?? of.courseName].join('\u00a0· ');
  return (
    <>
      <p>
        <Link to={back}>{of.learner.name}</Link>
      </p>
      <header className={css.section}>
        <h1>{t.title}</h1>
        <p className={css.row}>
          <span>{title}</span>
          {/* A class's name ends with its level. */}
          {of.level !== null && !title.endsWith(of.level) && (
            <Badge hue={of.ageGroup ? AGE_HUE[of.ageGroup] : 'teal'}>{of.level}</Badge>
          )}
          {of.level !== null && (
            <Badge hue={of.state === null ? 'amber' : STATE_HUE[of.state]}>
              {texts.states[of.state ?? 'none']}
            </Badge>
          )}
        </p>
      </header>
      {waitsForPerson(of.state) &&
        of.courseState === 'active' &&
        (of.overdue ? (
          <Notice kind="attention">{t.overdue({ when: when ?? '' })}</Notice>
        ) : (
          <p className={css.quiet}>{when === null ? t.noDue : t.due({ when })}</p>
        ))}
      {of.groupLevel !== null && of.level !== null && (
        <Notice
          kind="attention"
          action={
            toClass && (
              <ButtonLink size="small" look="quiet" to={toClass}>
                {t.toClass}
              </ButtonLink>
            )
          }
        >
          {t.group({ level: of.level, group: of.groupLevel })}
        </Notice>
      )}
    </>
  );
}

function Look({ look }: { look: NonNullable<LevelDetail['look']> }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  return (
    <section className={css.section} aria-labelledby="look">
      <h2 id="look">{t.look}</h2>
      <blockquote className={css.words}>
        <p>{look.text}</p>
        <p className={css.quiet}>{t.lookOn({ day: formatDate(dayIn(new Date(look.askedAt)), lang) })}</p>
      </blockquote>
    </section>
  );
}

type Stage = { at: 'idle' } | { at: 'checking' } | { at: 'deciding'; points: CheckPoints[] | null };

/** First the check (or the choice to do without it), then the decision. */
function CheckAndDecide({ of, level }: { of: LevelDetail; level: string }) {
  const texts = useTexts('levels');
  const t = texts.page;
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  if (of.courseState !== 'active') return <Notice>{texts.problems.stopped}</Notice>;
  const check = () => setStage({ at: 'checking' });
  return (
    <section className={css.section} aria-labelledby="check">
      <h2 id="check">{stage.at === 'deciding' ? t.decide : t.check}</h2>
      {stage.at === 'idle' && (
        <Card className={css.card}>
          {of.state !== null && !waitsForPerson(of.state) && <p>{t.decidedNow}</p>}
          <p>{t.checkLead}</p>
          <div className={css.row}>
            {of.check !== null && <Button onClick={check}>{t.start}</Button>}
            <Button look="quiet" onClick={() => setStage({ at: 'deciding', points: null })}>
              {t.skip}
            </Button>
          </div>
        </Card>
      )}
      {stage.at === 'checking' && of.check !== null && (
        <SpeakingCheck check={of.check} onDone={(points) => setStage({ at: 'deciding', points })} />
      )}
      {stage.at === 'deciding' && (
        <LevelDecision
          of={of}
          level={level}
          points={stage.points}
          onAgain={check}
          onDone={() => setStage({ at: 'idle' })}
        />
      )}
    </section>
  );
}
