import type { ProgressCounts } from '@fasih/school/catalogue/policy/progress';
import { useTexts } from '../../lib/language.tsx';
import { Muted, Stack } from '../../ui/layout.tsx';
import css from './progress-bar.module.css';

type Props = { percent: number; counts: ProgressCounts; label: string };

/** How much of a course was attended, as a bar, in percent, and in meetings: attended, lost, left. */
export function ProgressBar({ percent, counts, label }: Props) {
  const t = useTexts('common');
  return (
    <Stack as="span" gap={1}>
      <span className={css.bar}>
        <progress max={100} value={percent} aria-label={label} />
        <span aria-hidden="true">{percent}%</span>
      </span>
      <Muted size="small">{t.progress(counts)}</Muted>
    </Stack>
  );
}
