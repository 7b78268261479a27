import { useId } from 'react';
import css from './parts/segments.module.css';

type Props<K extends string> = {
  /** What is chosen, for screen readers; for everybody as a `isLabelled` field of a form. */
  legend: string;
  isLabelled?: boolean;
  options: readonly { key: K; label: string }[];
  chosen: K;
  onChoose: (key: K) => void;
};

/** One of a few, side by side; the arrow keys move between them as in every group of radio buttons. */
export function Segments<K extends string>({
  legend,
  isLabelled = false,
  options,
  chosen,
  onChoose,
}: Props<K>) {
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend className={isLabelled ? css.legend : 'unseen'}>{legend}</legend>
      <div className={css.segments}>
        {options.map(({ key, label }) => (
          <label key={key}>
            <input
              className="covering"
              type="radio"
              name={name}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
