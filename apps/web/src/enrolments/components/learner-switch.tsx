import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import css from './learner-switch.module.css';

/** Several learners on one account: whose page this is, kept in the address. One learner needs no switch. */
export function LearnerSwitch({
  learners,
  chosen,
}: {
  learners: readonly { id: string; name: string }[];
  chosen: string | null;
}) {
  const t = useTexts('enrolments');
  const [, setSearch] = useSearchParams();
  if (learners.length < 2) return null;
  const choose = (id: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('learner', id);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <fieldset className={css.switch}>
      <legend className="unseen">{t.whose}</legend>
      {learners.map(({ id, name }) => (
        <label key={id} className={css.choice}>
          <input type="radio" name="learner" checked={id === chosen} onChange={() => choose(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
