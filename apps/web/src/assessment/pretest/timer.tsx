import { AMBER_SECONDS, clockFace, RED_SECONDS } from '@fasih/school/assessment/pretest/rules';
import { useTexts } from '../../lib/language.tsx';
import { IconAlarm, IconAlertTriangle, IconClock } from '../../ui/icons.ts';
import css from './test.module.css';

const ICONS = { calm: IconClock, amber: IconAlarm, red: IconAlertTriangle };

/** mm:ss. Amber from 300 seconds and red from 60 on, with another sign and in words too; said aloud once each. */
export function Timer({ seconds, running }: { seconds: number; running: boolean }) {
  const t = useTexts('pretest').time;
  const near = !running || seconds > AMBER_SECONDS ? 'calm' : seconds > RED_SECONDS ? 'amber' : 'red';
  const Icon = ICONS[near];
  const say = { calm: '', amber: t.sayAmber, red: t.sayRed };
  return (
    <div className={css.time}>
      <div className={css.timer} role="timer" data-near={near}>
        <Icon size={20} stroke={2} aria-hidden="true" />
        <span className="unseen">{t.left}</span>
        <span className={css.face}>{clockFace(seconds)}</span>
      </div>
      {near !== 'calm' && (
        <p className={css.near} data-near={near} aria-hidden="true">
          {t[near]}
        </p>
      )}
      <span className="unseen" role="status">
        {say[near]}
      </span>
    </div>
  );
}
