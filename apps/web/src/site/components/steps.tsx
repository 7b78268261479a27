import css from './steps.module.css';

/** Steps in their order, as stones of a path. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step, i) => (
        <li key={step.title}>
          <span className={css.stone} aria-hidden="true">
            {i + 1}
          </span>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
