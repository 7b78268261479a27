import { MAX_NAME } from '@fasih/school/basics/person-name';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Badge, Card, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import css from './learners.module.css';
import { useFieldError } from './use-field-error.ts';
import type { LearnerChoice, LearnerPick } from './use-learner-choice.ts';

const ChildFields = lazy(() => import('./child-fields.tsx'));

/** 'Who is going to learn?' inside step 1; children first where the chosen package is for children. */
export default function LearnerStep({ choice, childFirst }: { choice: LearnerChoice; childFirst: boolean }) {
  const t = useTexts('learners');
  const common = useTexts('common');
  const problemText = useProblemText();
  const box = useRef<HTMLFieldSetElement>(null);
  const trouble = choice.trouble;
  useEffect(() => {
    if (trouble?.kind === 'choose') box.current?.querySelector('input')?.focus();
  }, [trouble]);

  if (choice.list.isPending) return <SkeletonLines lines={4} />;
  const self: Option = { pick: 'self', label: t.step.self };
  const child: Option = {
    pick: 'child',
    label: choice.learners.some((one) => one.kind === 'child') ? t.step.otherChild : t.step.child,
  };
  const fresh = choice.learners.some((one) => one.kind === 'self')
    ? [child]
    : childFirst
      ? [child, self]
      : [self, child];
  return (
    <Choices isLarge legend={t.step.title} ref={box}>
      {choice.list.isError && (
        <Notice
          kind="attention"
          action={
            <Button look="quiet" size="small" onClick={() => choice.list.refetch()}>
              {common.retry}
            </Button>
          }
        >
          {t.step.loadFailed} {problemText(choice.list.error)}
        </Notice>
      )}
      {trouble !== null && (
        <Notice kind="bad">
          {trouble.kind === 'choose' ? t.step.chooseFirst : problemText(trouble.fault)}
        </Notice>
      )}
      <Stack gap={2}>
        {choice.learners.map((one) => (
          <LearnerOption
            key={one.id}
            option={{ pick: one.id, label: one.kind === 'self' ? `${one.name} (${t.step.me})` : one.name }}
            choice={choice}
          >
            {one.ageGroup !== null && <AgeBadge age={one.ageGroup} />}
          </LearnerOption>
        ))}
        {fresh.map((option) => (
          <LearnerOption key={option.pick} option={option} choice={choice} />
        ))}
      </Stack>
      {fresh.includes(self) && (
        <Text isMuted size="small">
          {t.step.parentsOnly}
        </Text>
      )}
      {choice.needsName && (
        <>
          <SelfName choice={choice} />
          <FocusWrong choice={choice} box={box} />
        </>
      )}
      {(choice.pick === 'child' || choice.needsConsent) && (
        <Card isSunk>
          <Part
            level="h3"
            title={
              choice.needsConsent && choice.learner !== null
                ? t.form.consentFor({ name: choice.learner.name })
                : t.form.childTitle
            }
          >
            {choice.needsConsent && <Notice kind="attention">{t.form.consentNeededHere}</Notice>}
            <Suspense fallback={<SkeletonLines lines={5} />}>
              <ChildFields
                draft={choice.draft}
                guardian={choice.guardian}
                errors={choice.errors}
                onChange={choice.change}
                knownName={choice.needsConsent ? choice.learner?.name : undefined}
              />
              <FocusWrong choice={choice} box={box} />
            </Suspense>
          </Part>
        </Card>
      )}
    </Choices>
  );
}

/**
 * What is missing comes into sight and gets the focus. It stands beside the fields, so that it waits for those of a child, which may
 * still be loading when the buyer presses.
 */
function FocusWrong({ choice, box }: { choice: LearnerChoice; box: RefObject<HTMLElement | null> }) {
  const wrong = Object.keys(choice.errors)[0];
  const { trouble } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal that says the same again leads there again
  useEffect(() => {
    if (wrong !== undefined) box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }, [box, wrong, trouble]);
  return null;
}

/** The name of the adult who learns, asked once. */
function SelfName({ choice }: { choice: LearnerChoice }) {
  const t = useTexts('learners').form;
  const errorOf = useFieldError(choice.errors);
  return (
    <TextField
      name="name"
      label={t.guardianName}
      description={t.accountNameHint}
      value={choice.selfName}
      error={errorOf('name')}
      autoComplete="name"
      maxLength={MAX_NAME}
      required
      onChange={(event) => choice.nameSelf(event.currentTarget.value)}
    />
  );
}

type Option = { pick: LearnerPick; label: string };

function LearnerOption({
  option,
  choice,
  children,
}: {
  option: Option;
  choice: LearnerChoice;
  children?: React.ReactNode;
}) {
  return (
    <Choice
      type="radio"
      look="card"
      name="learner"
      value={option.pick}
      checked={choice.pick === option.pick}
      onChange={() => choice.choose(option.pick)}
    >
      <Row as="span" justify="between" className={css.grow}>
        {option.label}
        {children}
      </Row>
    </Choice>
  );
}

const HUE = { kids: 'mango', teen: 'coral', adult: 'indigo' } as const;

/** The age group of a learner in its colour. */
export function AgeBadge({ age }: { age: keyof typeof HUE }) {
  const t = useTexts('learners').ages;
  return <Badge hue={HUE[age]}>{t[age]}</Badge>;
}
