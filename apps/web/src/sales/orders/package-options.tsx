import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import {
  type Choice,
  EXAM_NAMES,
  EXAMS,
  type Exam,
  fittingFirst,
  isAgeGroup,
  paceOf,
  packagesIn,
} from '../../catalogue/packages/choice.ts';
import { useTexts } from '../../lib/language.tsx';
import { Badge, EmptyState, Money } from '../../ui/basics.tsx';
import { IconCheck } from '../../ui/icons.ts';
import css from './selection.module.css';

type Props = {
  packages: readonly SoldPackage[];
  choice: Choice;
  /** Age of the learner, where it is known: the fitting package stands first. */
  age: AgeGroup | null;
  onExam: (exam: Exam) => void;
  onPackage: (id: number) => void;
};

/** What the chosen tab has to choose from. */
export function PackageOptions({ packages, choice, age, onExam, onPackage }: Props) {
  const t = useTexts('packages');
  const offered = packagesIn(packages, choice.tab, choice.exam);
  if (choice.tab === 'special-course') {
    return (
      <>
        <p className={css.hint}>{t.selection.special}</p>
        {choice.chosen !== null && <PackageDetails sold={choice.chosen} framed />}
      </>
    );
  }
  const exams = choice.tab === 'test-preparation';
  if (!exams && offered.length === 0) return <EmptyState title={t.none} />;
  return (
    <>
      {exams && (
        <fieldset className={css.group}>
          <legend>{t.selection.chooseExam}</legend>
          <div className={css.exams}>
            {EXAMS.map((exam) => (
              <label key={exam} className={css.exam}>
                <input
                  type="radio"
                  name="exam"
                  checked={choice.exam === exam}
                  onChange={() => onExam(exam)}
                />
                <span>{EXAM_NAMES[exam]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {exams && choice.exam !== null && offered.length === 0 && <EmptyState title={t.none} />}
      {offered.length > 0 && (
        <fieldset className={css.group}>
          <legend>{exams ? t.selection.choosePace : t.selection.chooseAge}</legend>
          <div className={css.options}>
            {fittingFirst(offered, exams ? null : age).map((one) => (
              <Option
                key={one.id}
                sold={one}
                choice={choice}
                fits={one.category === age}
                onPackage={onPackage}
              />
            ))}
          </div>
        </fieldset>
      )}
      {choice.chosen !== null && <PackageDetails sold={choice.chosen} />}
    </>
  );
}

function Option({
  sold,
  choice,
  fits,
  onPackage,
}: {
  sold: SoldPackage;
  choice: Choice;
  fits: boolean;
  onPackage: (id: number) => void;
}) {
  const t = useTexts('packages');
  const group = isAgeGroup(sold.category) ? sold.category : null;
  const pace = paceOf(sold.name);
  return (
    <label className={css.option} data-hue={sold.category}>
      <input
        type="radio"
        name="package"
        checked={choice.packageId === sold.id}
        onChange={() => onPackage(sold.id)}
      />
      <span className={css.optionTop}>
        <span className={css.optionName}>{group === null ? pace : t.age[group]}</span>
        {fits && <Badge hue="leaf">{t.selection.fits}</Badge>}
      </span>
      <span className={css.optionText}>
        {group === null ? t.selection.paceText[pace] : t.ageYears[group]}
      </span>
      <span className={css.optionPrice}>
        <Money rupiah={sold.price} />
      </span>
      <span className={css.optionText}>
        {t.meetings({ meetings: sold.meetings })}, {t.months({ months: sold.duration_months })}
      </span>
    </label>
  );
}

/** The chosen package in full: its invitation and how one learns. */
function PackageDetails({ sold, framed = false }: { sold: SoldPackage; framed?: boolean }) {
  const t = useTexts('packages');
  const [invitation, ...system] = sold.description.split('\n');
  return (
    <section
      className={css.details}
      data-hue={sold.category || sold.type}
      data-framed={framed ? '' : undefined}
    >
      <h2>{sold.name}</h2>
      <p>{invitation}</p>
      {framed && (
        <p className={css.optionPrice}>
          <Money rupiah={sold.price} />
        </p>
      )}
      <h3>{t.selection.system}</h3>
      <ul>
        {system.map((line) => (
          <li key={line}>
            <IconCheck size={18} stroke={2.25} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
