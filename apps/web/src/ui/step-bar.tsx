import { useTexts } from '../lib/language.tsx';
import { IconCheck } from './icons.ts';
import { Stack } from './layout.tsx';
import css from './parts/step-bar.module.css';

/** The three steps of buying. `step` counts from 0. */
export function StepBar({ names, step }: { names: readonly string[]; step: number }) {
  const t = useTexts('common');
  return (
    <Stack as="ol" gap={2} className={css.steps}>
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
          </div>
        </li>
      ))}
    </Stack>
  );
}
