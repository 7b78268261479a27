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
import { hueOfProgram } from '../../courses/enrolments/hues.ts';
import { useTexts } from '../../lib/language.tsx';
import { Badge, Card, EmptyState, Money } from '../../ui/basics.tsx';
import { Choice as ChoiceBox, Choices } from '../../ui/choice.tsx';
import { IconCheck } from '../../ui/icons.ts';
import { Columns, Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import css from './selection.module.css';

type Props = {
  packages: readonly SoldPackage[];
  choice: Choice;
  /** Age of the learner, where it is known: the fitting package comes first. */
  age: AgeGroup | null;
  onExam: (exam: Exam) => void;
  onPackage: (id: number) => void;
};

/** What the chosen tab has to choose from. */
export function PackageOptions({ packages, choice, age, onExam, onPackage }: Props) {
  const t = useTexts('packages');
  const offered = packagesIn(packages, choice.tab, choice.exam);
  const exams = choice.tab === 'test-preparation';
  if (!exams && offered.length === 0) return <EmptyState title={t.none} />;
  if (choice.tab === 'special-course') {
    return (
      <>
        <Text isMuted>{t.selection.special}</Text>
        {choice.chosen !== null && <PackageDetails sold={choice.chosen} framed />}
      </>
    );
  }
  return (
    <>
      {exams && (
        <Choices isLarge legend={t.selection.chooseExam}>
          <Row gap={2}>
            {EXAMS.map((exam) => (
              <ChoiceBox
                key={exam}
                type="radio"
                name="exam"
                checked={choice.exam === exam}
                onChange={() => onExam(exam)}
              >
                {EXAM_NAMES[exam]}
              </ChoiceBox>
            ))}
          </Row>
        </Choices>
      )}
      {exams && choice.exam !== null && offered.length === 0 && <EmptyState title={t.none} />}
      {offered.length > 0 && (
        <Choices isLarge legend={exams ? t.selection.choosePace : t.selection.chooseAge}>
          <Columns isStretched gap={3} least="quarter">
            {fittingFirst(offered, exams ? null : age).map((one) => (
              <Option
                key={one.id}
                sold={one}
                isAlone={offered.every((other) => other === one || kindOf(other) !== kindOf(one))}
                choice={choice}
                fits={one.category === age}
                onPackage={onPackage}
              />
            ))}
          </Columns>
        </Choices>
      )}
      {choice.chosen !== null && <PackageDetails sold={choice.chosen} />}
    </>
  );
}

/** What tells the offered packages apart: the age group, or the pace of an exam. */
const kindOf = ({ category, name }: SoldPackage) => (isAgeGroup(category) ? category : paceOf(name));

function Option({
  sold,
  isAlone,
  choice,
  fits,
  onPackage,
}: {
  sold: SoldPackage;
  /** The only one of its age or pace; several are told apart by their names. */
  isAlone: boolean;
  choice: Choice;
  fits: boolean;
  onPackage: (id: number) => void;
}) {
  const t = useTexts('packages');
  const group = isAgeGroup(sold.category) ? sold.category : null;
  const pace = paceOf(sold.name);
  const kind = group === null ? pace : t.age[group];
  const perWeek = t.perWeek({ times: sold.meetingsPerWeek });
  return (
    <ChoiceBox
      look="card"
      hue={hueOfProgram(sold.category)}
      type="radio"
      name="package"
      checked={choice.packageId === sold.id}
      onChange={() => onPackage(sold.id)}
    >
      <Row as="span" gap={2} className={css.option}>
        <Titled below={group === null ? `${t.selection.paceText[pace]}, ${perWeek}` : t.ageYears[group]}>
          <Row as="span" gap={2}>
            <strong>{isAlone ? kind : sold.name}</strong>
            {fits && <Badge hue="leaf">{t.selection.fits}</Badge>}
          </Row>
        </Titled>
        <span className={css.cost}>
          <span className={css.price}>
            <Money rupiah={sold.price} />
          </span>
          <Muted size="small">
            {t.meetings({ meetings: sold.meetings })}, {t.months({ months: sold.duration_months })}
          </Muted>
        </span>
      </Row>
    </ChoiceBox>
  );
}

/** The chosen package in full: its invitation and how one learns. */
function PackageDetails({ sold, framed = false }: { sold: SoldPackage; framed?: boolean }) {
  const t = useTexts('packages');
  const [invitation, ...system] = sold.description.split('\n');
  const details = (
    <Part title={sold.name}>
      <p>{invitation}</p>
      {framed && (
        <p className={css.price}>
          <Money rupiah={sold.price} />
        </p>
      )}
      <Part level="h3" title={t.selection.system}>
        <Stack as="ul" gap={2}>
          {system.map((line) => (
            <Row as="li" key={line} isOneLine gap={2} align="start">
              <IconCheck size={18} stroke={2.25} data-hue="leaf" aria-hidden="true" />
              <Muted>{line}</Muted>
            </Row>
          ))}
        </Stack>
      </Part>
    </Part>
  );
  return framed ? <Card>{details}</Card> : details;
}
