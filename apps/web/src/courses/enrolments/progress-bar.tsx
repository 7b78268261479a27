import type { ProgressCounts } from '@fasih/school/catalogue/policy/progress';
import { useTexts } from '../../lib/language.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Muted, Stack } from '../../ui/layout.tsx';
import css from './progress-bar.module.css';

type Props = {
  percent: number;
  counts: ProgressCounts;
  /** Whose course it is, or which. */
  name: string;
  /** In a row of a table: the meetings are said, and shown where a mouse rests on the bar. */
  isCompact?: boolean;
};

/** How much of a course was attended, as a bar, in percent, and in meetings: attended, lost, left. */
export function ProgressBar({ percent, counts, name, isCompact = false }: Props) {
  const t = useTexts('common');
  const bar = (
    <>
      <progress max={100} value={percent} aria-label={t.progressOf({ name })} />
      <span aria-hidden="true">{percent}%</span>
    </>
  );
  if (isCompact) {
    return (
      <span className={css.bar} data-compact="" title={t.progress(counts)}>
        {bar}
        <span className="unseen">{t.progress(counts)}</span>
      </span>
    );
  }
  return (
    <Stack as="span" gap={1}>
      <span className={css.bar}>{bar}</span>
      <Muted size="small">{t.progress(counts)}</Muted>
    </Stack>
  );
}

/** The column of progress in a table; a row that `of` gives nothing for has none. */
export const progressColumn = <Row,>(
  label: string,
  of: (row: Row) => Omit<Props, 'isCompact'> | null,
): Column<Row> => ({
  key: 'progress',
  label,
  phone: 'hidden',
  cell: (row) => {
    const progress = of(row);
    return progress && <ProgressBar isCompact {...progress} />;
  },
});
