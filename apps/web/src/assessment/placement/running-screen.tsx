import { useCallback } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { confirm } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCircleCheck,
  IconCloudOff,
  IconRefresh,
} from '../../ui/icons.ts';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import { EndingScreen } from './ending-screen.tsx';
import { Grid, GridDrawer } from './grid.tsx';
import { LostScreen } from './lost-screen.tsx';
import { QuestionCard } from './question-card.tsx';
import { type Heard, unansweredCount } from './running.ts';
import css from './test.module.css';
import { Timer } from './timer.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRunning } from './use-running.ts';

const SAVING = { saved: IconCircleCheck, saving: IconRefresh, kept: IconCloudOff };
const LOOK = { kids: 'mango', teen: 'coral', adult: 'indigo' } as const;

/** Whether the answers are with the server. Said only when that stops being so, not after every answer. */
function SaveState({ saving }: { saving: keyof typeof SAVING }) {
  const t = useTexts('placement').saving;
  const Icon = SAVING[saving];
  return (
    <p className={css.saving} data-state={saving}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>{t[saving]}</span>
      <span className="unseen" role="status">
        {saving === 'kept' ? t.kept : ''}
      </span>
    </p>
  );
}

/** The running test: one question at a time. */
export function RunningScreen({ heard }: { heard: Heard }) {
  const t = useTexts('placement');
  const { state, answer, jump, end, ending, refused, online, saving } = useRunning(heard);
  useLeaveGuard(ending === null && !refused);

  const up = useCallback(() => end('time'), [end]);
  const finish = async () => {
    const count = unansweredCount(state);
    const { title, text, check } = t.gaps;
    if (count > 0 && !(await confirm({ title: title({ count }), text, no: check, yes: t.finish }))) return;
    end('person');
  };

  if (refused) return <LostScreen attemptId={state.id} />;
  if (ending !== null) return <EndingScreen state={state} ending={ending} online={online} />;

  const of = state.questions.length;
  const question = state.questions.find((one) => one.position === state.current);
  if (question === undefined) return null;
  const chosen = state.answers[state.current];
  const last = state.current === of;
  const allAnswered = unansweredCount(state) === 0;
  const look = LOOK[state.bank];
  const below = allAnswered && !last && (
    <div className={css.allAnswered}>
      <p>{t.grid.allAnswered}</p>
      <Button look={look} wide onClick={finish}>
        {t.finish}
      </Button>
    </div>
  );

  return (
    <QuietFrame>
      <div className={css.test} data-bank={state.bank}>
        <h1 className="unseen">{t.title}</h1>
        <div className={css.status}>
          <SaveState saving={saving} />
          <Timer deadline={state.deadline} offset={state.offset} onUp={up} />
          <progress
            className={css.progress}
            max={of}
            value={of - unansweredCount(state)}
            aria-label={t.grid.answeredOf({ answered: of - unansweredCount(state), of })}
          />
        </div>
        <div className={css.work}>
          <QuestionCard
            question={question}
            of={of}
            chosen={chosen}
            onAnswer={answer}
            friend={state.bank === 'kids'}
          />
          <nav className={css.steps} aria-label={t.grid.title}>
            <Button look="quiet" disabled={state.current === 1} onClick={() => jump(state.current - 1)}>
              <IconChevronLeft size={20} stroke={2} aria-hidden="true" />
              <span>{t.previous}</span>
            </Button>
            <div className={css.onPhones}>
              <GridDrawer state={state} onJump={jump} below={below} />
            </div>
            {last ? (
              <Button look={look} onClick={finish}>
                {t.finish}
              </Button>
            ) : (
              <Button look={look} disabled={chosen === undefined} onClick={() => jump(state.current + 1)}>
                <span>{t.next}</span>
                <IconChevronRight size={20} stroke={2} aria-hidden="true" />
              </Button>
            )}
          </nav>
        </div>
        <aside className={css.side} aria-label={t.grid.title}>
          <Grid state={state} onJump={jump} below={below} />
        </aside>
      </div>
    </QuietFrame>
  );
}
