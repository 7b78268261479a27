import { formatInstant } from '../../lib/dates.ts';
import { useLang } from '../../lib/language.tsx';
import { CardSection } from '../../ui/page.tsx';
import css from './finance.module.css';

type Step = { at: string; action: string; by: string | null; reason: string | null };

/** What people did with a record, with their reasons; nothing where nobody did anything. */
export function History({
  steps,
  texts: t,
  bySchool,
}: {
  steps: readonly Step[];
  texts: { history: string; actions: Record<string, string> & { other: string } };
  /** Who did what no person did. */
  bySchool: string;
}) {
  const lang = useLang();
  if (steps.length === 0) return null;
  return (
    <CardSection title={t.history}>
      <ol className={css.rows}>
        {steps.map((step) => (
          <li key={`${step.at}/${step.action}`} className={css.row}>
            <span>
              <strong>{t.actions[step.action] ?? t.actions.other}</strong>
              <span className={css.small}>
                {formatInstant(step.at, lang)} · {step.by ?? bySchool}
              </span>
              {step.reason !== null && step.reason !== '' && <span>“{step.reason}”</span>}
            </span>
          </li>
        ))}
      </ol>
    </CardSection>
  );
}
