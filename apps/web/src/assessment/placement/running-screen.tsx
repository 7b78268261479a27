import { useState } from 'react';
import type { Location } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconCircleCheck, IconCloudOff, IconRefresh } from '../../ui/icons.ts';
import { Stack, Text } from '../../ui/layout.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import { AskDialog } from '../player/ask-dialog.tsx';
import { Grid } from '../player/grid.tsx';
import { GridDrawer } from '../player/grid-drawer.tsx';
import { TestHead } from '../player/head.tsx';
import { LeaveGuard } from '../player/leave-guard.tsx';
import { useOfflinePicture } from '../player/message.tsx';
import { QuestionCard } from '../player/question-card.tsx';
import { Steps } from '../player/steps.tsx';
import test from '../player/test.module.css';
import { attemptIn } from './address.ts';
import { Clock } from './clock.tsx';
import { EndingScreen } from './ending-screen.tsx';
import { LostScreen } from './lost-screen.tsx';
import { type Heard, unansweredCount } from './running.ts';
import { useRunning } from './use-running.ts';

const LOOK = { kids: 'mango', teen: 'coral', adult: 'indigo' } as const;
/** Whether the answers are with the server. */
const SAVING = {
  saved: { Icon: IconCircleCheck, hue: 'leaf' },
  saving: { Icon: IconRefresh },
  kept: { Icon: IconCloudOff, hue: 'amber' },
} as const;

const leaves = (from: Location, to: Location) =>
  from.pathname !== to.pathname || attemptIn(from.search) !== attemptIn(to.search);

/** The running test, or what has become of it; leaving it is asked about first. */
export function RunningScreen({ heard }: { heard: Heard }) {
  const { leave } = useTexts('placement');
  const sitting = useRunning(heard);
  const { state, ending, refused, online } = sitting;
  const isRunning = ending === null && !refused;
  useOfflinePicture(isRunning);
  return (
    <>
      {refused ? (
        <LostScreen attemptId={state.id} />
      ) : ending !== null ? (
        <EndingScreen state={state} ending={ending} online={online} />
      ) : (
        <Questions sitting={sitting} />
      )}
      <LeaveGuard isActive={isRunning} leaves={leaves} words={leave} />
    </>
  );
}

/** One question at a time, with every other one in the list of numbers. */
function Questions({ sitting }: { sitting: ReturnType<typeof useRunning> }) {
  const t = useTexts('placement');
  const [isAsking, setAsking] = useState(false);
  const { state, answer, jump, end, saving } = sitting;
  const of = state.questions.length;
  const question = state.questions.find((one) => one.position === state.current);
  if (question === undefined) return null;

  const open = unansweredCount(state);
  const answered = of - open;
  const last = state.current === of;
  const look = LOOK[state.bank];
  const finish = () => (open > 0 ? setAsking(true) : end('person'));
  const cells = state.questions.map(({ position }) => ({
    n: position,
    current: position === state.current,
    answered: state.answers[position] !== undefined,
    flagged: false,
  }));
  const count = t.grid.answeredOf({ answered, of });
  const grid = {
    cells,
    words: {
      title: t.grid.title,
      count,
      cell: t.grid.cell,
      legend: { current: t.grid.current, answered: t.grid.answered, open: t.grid.unanswered },
    },
    onJump: jump,
    foot: open === 0 && !last && (
      <Stack gap={3}>
        <Text size="small">{t.grid.allAnswered}</Text>
        <Button look={look} wide onClick={finish}>
          {t.finish}
        </Button>
      </Stack>
    ),
  };

  return (
    <QuietFrame>
      <Stack className={test.test} data-age={state.bank}>
        <TestHead
          title={t.title}
          // Said only when the answers do not reach the server, not after every answer.
          status={{ ...SAVING[saving], text: t.saving[saving], say: saving === 'kept' ? t.saving.kept : '' }}
          timer={<Clock deadline={state.deadline} offset={state.offset} onUp={sitting.endByTime} />}
          progress={{ answered, of, label: count }}
        />
        <Stack className={test.work}>
          <QuestionCard
            question={{
              n: question.position,
              asked: question.question,
              passage: question.text,
              options: question.options.map(({ letter, text }) => ({ value: letter, text })),
            }}
            chosen={state.answers[state.current]}
            onChoose={answer}
            words={{ heading: t.question({ n: question.position, of }), passage: t.text, gap: t.gap }}
            // Children are not alone.
            friend={state.bank === 'kids' && <img src="/pictures/mascot.svg" alt="" width="52" height="52" />}
          />
          <Steps
            label={t.grid.title}
            previous={{
              label: t.previous,
              disabled: state.current === 1,
              onPress: () => jump(state.current - 1),
            }}
            middle={<GridDrawer {...grid} open={t.grid.open({ answered, of })} close={t.grid.close} />}
            {...(!last && {
              next: {
                label: t.next,
                look,
                disabled: state.answers[state.current] === undefined,
                onPress: () => jump(state.current + 1),
              },
            })}
            finish={
              last && (
                <Button look={look} onClick={finish}>
                  {t.finish}
                </Button>
              )
            }
          />
        </Stack>
        <aside className={test.side} aria-label={t.grid.title}>
          <Grid {...grid} />
        </aside>
      </Stack>
      {isAsking && (
        <AskDialog
          title={t.gaps.title({ count: open })}
          stay={{ label: t.gaps.check, onPress: () => setAsking(false) }}
          go={{ label: t.finish, onPress: () => end('person') }}
          first="go"
        >
          <p>{t.gaps.text}</p>
        </AskDialog>
      )}
    </QuietFrame>
  );
}
