import { AMBER_SECONDS, clockFace, RED_SECONDS } from '@fasih/school/assessment/pretest/rules';
import { IconAlarm, IconAlertTriangle, IconClock } from '../../ui/icons.ts';
import css from './head.module.css';

type Words = {
  left: string;
  /** Said aloud once: from five minutes on, and from one minute on. */
  sayFive: string;
  sayOne: string;
  /** The same beside the clock. */
  five?: string;
  one?: string;
};

const ICONS = { calm: IconClock, amber: IconAlarm, red: IconAlertTriangle };

/**
 * mm:ss of the seconds left. Amber from 300 seconds on and, unless the last minute is to stay calm, red from 60 on; with
 * another sign, so that it is not told by colour alone.
 */
export function Timer({
  seconds,
  words,
  isCalm = false,
}: {
  seconds: number;
  words: Words;
  isCalm?: boolean;
}) {
  const left = seconds > AMBER_SECONDS ? 'more' : seconds > RED_SECONDS ? 'five' : 'one';
  const near = left === 'more' ? 'calm' : left === 'five' || isCalm ? 'amber' : 'red';
  const Icon = ICONS[near];
  const say = { more: '', five: words.sayFive, one: seconds === 0 ? '' : words.sayOne };
  const beside = { more: undefined, five: words.five, one: words.one }[left];
  return (
    <div className={css.time} data-hue={near === 'calm' ? undefined : near}>
      <div className={css.timer} role="timer" data-near={near}>
        <Icon size={20} stroke={2} aria-hidden="true" />
        <span className="unseen">{words.left}</span>
        <span>{clockFace(seconds)}</span>
      </div>
      {beside !== undefined && (
        <p className={css.near} aria-hidden="true">
          {beside}
        </p>
      )}
      <span className="unseen" role="status">
        {say[left]}
      </span>
    </div>
  );
}
