import { useTexts } from '../lib/language.tsx';
import { IconCheck } from './icons.ts';
import { Stack } from './layout.tsx';
import css from './parts/step-bar.module.css';

/** The few steps of a process, such as buying. `step` counts from 0. */
export function StepBar({
  names,
  step,
  label,
  said,
}: {
  names: readonly string[];
  step: number;
  /** What they are the steps of, where no heading says it. */
  label?: string;
  /** What screen readers hear of the steps that are done, and of the one that is now. */
  said?: { done: string; here: string };
}) {
  const t = useTexts('common');
  return (
    <Stack as="ol" gap={2} className={css.steps} aria-label={label}>
      {names.map((name, i) => (
        <li
          key={name}
          data-state={i < step ? 'done' : undefined}
          aria-current={i === step ? 'step' : undefined}
        >
          <span aria-hidden="true">{i < step ? <IconCheck size={16} stroke={2.5} /> : i + 1}</span>
          <div>
            <span className="unseen">{t.step({ step: i + 1, of: names.length, name: '' })}</span>
            {name}
            {said && i <= step && <span className="unseen">, {i < step ? said.done : said.here}</span>}
          </div>
        </li>
      ))}
    </Stack>
  );
}
