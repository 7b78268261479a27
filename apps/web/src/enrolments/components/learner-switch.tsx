import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import css from './learner-switch.module.css';

/**
 * Several learners on one account: whose page this is, kept in the address. One learner needs no switch. `withAll`: the page
 * shows all of them while the address names nobody.
 */
export function LearnerSwitch({
  learners,
  chosen,
  withAll = false,
}: {
  learners: readonly { id: string; name: string }[];
  chosen: string | null;
  withAll?: boolean;
}) {
  const t = useTexts('enrolments');
  const [, setSearch] = useSearchParams();
  if (learners.length < 2) return null;
  const choose = (id: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('learner');
        else next.set('learner', id);
        // Another list begins at its beginning.
        next.delete('page');
        return next;
      },
      { preventScrollReset: true },
    );
  const choices = withAll ? [{ id: null, name: t.everyLearner }, ...learners] : learners;
  return (
    <fieldset className={css.switch}>
      <legend className="unseen">{t.whose}</legend>
      {choices.map(({ id, name }) => (
        <label key={id ?? ''} className={css.choice}>
          <input type="radio" name="learner" checked={id === chosen} onChange={() => choose(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
