import { type CheckPoints, waitsForPerson } from '@fasih/school/catalogue/policy/level';
import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { AGE_HUE } from '../../courses/enrolments/hues.ts';
import { formatDateOf, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page, Part } from '../../ui/page.tsx';
import { LevelDecision } from './decision.tsx';
import { LevelHistory } from './history.tsx';
import { LevelProposal } from './proposal.tsx';
import { levelQuery } from './queries.ts';
import { SpeakingCheck } from './speaking-check.tsx';

const STATE_HUE = { proposed: 'amber', reopened: 'amber', confirmed: 'leaf', changed: 'leaf' } as const;

/** A learner's level for the class's teacher and admins: the proposal, the speaking check, the decision and its history. */
export default function Level() {
  const t = useTexts('levels').page;
  const { enrolmentId = '' } = useParams();
  const level = useQuery(levelQuery(enrolmentId));
  const isAdmin = useLocation().pathname.startsWith('/admin/');
  const { data } = level;
  const page = data && {
    title: `${t.title}: ${data.learner.name}`,
    lead: <Lead detail={data} />,
    back: {
      to: isAdmin ? `/student/management/${data.learner.id}` : `/teacher/students/${data.enrolmentId}`,
      label: data.learner.name,
    },
  };
  return (
    <Page title={t.title} heading={t.title} {...page}>
      <Loaded query={level} lines={8}>
        {(detail) => (
          <>
            <Limits detail={detail} isAdmin={isAdmin} />
            {detail.look !== null && <Look look={detail.look} />}
            {detail.level === null ? (
              <Notice>{t.noLevel}</Notice>
            ) : (
              <>
                <LevelProposal proposal={detail.proposal} />
                <CheckAndDecide detail={detail} level={detail.level} />
                <LevelHistory history={detail.history} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Lead({ detail }: { detail: LevelDetail }) {
  const { states } = useTexts('levels');
  const title = [detail.learner.name, detail.className ?? detail.courseName].join('\u00a0· ');
  return (
    <Row as="span">
      <span>{title}</span>
      {/* A class's name ends with its level. */}
      {detail.level !== null && !title.endsWith(detail.level) && (
        <Badge hue={detail.ageGroup ? AGE_HUE[detail.ageGroup] : 'teal'}>{detail.level}</Badge>
      )}
      {detail.level !== null && (
        <Badge hue={detail.state === null ? 'amber' : STATE_HUE[detail.state]}>
          {states[detail.state ?? 'none']}
        </Badge>
      )}
    </Row>
  );
}

/** Until when a person decides, and that a group has another level. */
function Limits({ detail, isAdmin }: { detail: LevelDetail; isAdmin: boolean }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  const toClass =
    detail.classId &&
    (isAdmin ? `/class/management/${detail.classId}` : `/teacher/classes/${detail.classId}`);
  const when = detail.dueAt && formatInstant(detail.dueAt, lang);
  return (
    <>
      {waitsForPerson(detail.state) &&
        detail.courseState === 'active' &&
        (detail.overdue ? (
          <Notice kind="attention">{t.overdue({ when: when ?? '' })}</Notice>
        ) : (
          <Text isMuted>{when === null ? t.noDue : t.due({ when })}</Text>
        ))}
      {detail.groupLevel !== null && detail.level !== null && (
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
          {t.group({ level: detail.level, group: detail.groupLevel })}
        </Notice>
      )}
    </>
  );
}

function Look({ look }: { look: NonNullable<LevelDetail['look']> }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  return (
    <Part title={t.look}>
      <Card as="blockquote" isSunk isTight gap={1}>
        <p>{look.text}</p>
        <Text isMuted>{t.lookOn({ day: formatDateOf(look.askedAt, lang) })}</Text>
      </Card>
    </Part>
  );
}

type Stage = { at: 'idle' } | { at: 'checking' } | { at: 'deciding'; points: CheckPoints[] | null };

/** First the check (or the choice to do without it), then the decision. */
function CheckAndDecide({ detail, level }: { detail: LevelDetail; level: string }) {
  const texts = useTexts('levels');
  const t = texts.page;
  const [stage, setStage] = useState<Stage>({ at: 'idle' });
  if (detail.courseState !== 'active') return <Notice>{texts.problems.stopped}</Notice>;
  const check = () => setStage({ at: 'checking' });
  return (
    <Part title={stage.at === 'deciding' ? t.decide : t.check}>
      {stage.at === 'idle' && (
        <Card isTight gap={3}>
          {detail.state !== null && !waitsForPerson(detail.state) && <p>{t.decidedNow}</p>}
          <p>{t.checkLead}</p>
          <Row>
            {detail.check !== null && <Button onClick={check}>{t.start}</Button>}
            <Button look="quiet" onClick={() => setStage({ at: 'deciding', points: null })}>
              {t.skip}
            </Button>
          </Row>
        </Card>
      )}
      {stage.at === 'checking' && detail.check !== null && (
        <SpeakingCheck check={detail.check} onDone={(points) => setStage({ at: 'deciding', points })} />
      )}
      {stage.at === 'deciding' && (
        <LevelDecision
          detail={detail}
          level={level}
          points={stage.points}
          onAgain={check}
          onDone={() => setStage({ at: 'idle' })}
        />
      )}
    </Part>
  );
}
