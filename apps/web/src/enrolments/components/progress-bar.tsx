import css from './dashboard.module.css';

/** How far something is, as a bar and in figures. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={css.progress}>
      <progress max={100} value={percent} aria-label={label} />
      <span aria-hidden="true">{percent}%</span>
    </span>
  );
}
