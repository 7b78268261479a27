import css from '../site.module.css';
import own from './steps.module.css';

/** What happens one after the other, as stones of a path. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={own.steps}>
      {steps.map((step, i) => (
        <li key={step.title} data-hue="teal">
          <span className={css.petal} aria-hidden="true">
            {i + 1}
          </span>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
