import { useTexts } from '../../lib/language.tsx';
import { useSearchChange } from '../../lib/search-change.ts';
import { Choice, Choices } from '../../ui/choice.tsx';

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
  const { change } = useSearchChange();
  if (learners.length < 2) return null;
  const choose = (id: string | null) =>
    change(
      (now) => {
        if (id === null) now.delete('learner');
        else now.set('learner', id);
        // The list of another learner starts at its first page.
        now.delete('page');
        return now;
      },
      { replace: false },
    );
  const choices = withAll ? [{ id: null, name: t.everyLearner }, ...learners] : learners;
  return (
    <Choices legend={<span className="unseen">{t.whose}</span>}>
      {choices.map(({ id, name }) => (
        <Choice
          key={id ?? ''}
          type="radio"
          name="learner"
          checked={id === chosen}
          onChange={() => choose(id)}
        >
          {name}
        </Choice>
      ))}
    </Choices>
  );
}
