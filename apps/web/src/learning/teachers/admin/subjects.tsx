import { AGE_GROUPS } from '@fasih/school/basics/age-group';
import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { type Availability, changeAvailability } from '@fasih/school/learning/teachers/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useTexts } from '../../../lib/language.tsx';
import { saveOnTop } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { EditConflict, type LastChange } from '../../../ui/edit-conflict.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { TEACHER_READS } from './queries.ts';

const toggled = <T,>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join();

type Teaches = Pick<Availability, 'programs' | 'ageGroups'>;
const sameTeaches = (a: Teaches, b: Teaches) =>
  same(a.programs, b.programs) && same(a.ageGroups, b.ageGroups);
/** In one order, however they were chosen. */
const teachesOf = ({ programs, ageGroups }: Teaches): Teaches => ({
  programs: PACKAGE_TYPES.filter((one) => programs.includes(one)),
  ageGroups: AGE_GROUPS.filter((one) => ageGroups.includes(one)),
});

/**
 * Which programs and ages a teacher teaches. The weekly hours go along as they are, because both are one record; whoever
 * comes second chooses field by field.
 */
export function Subjects({ record }: { record: Availability }) {
  const t = useTexts('staff').teachers.one;
  const words = useTexts('staff');
  const [theirs, setTheirs] = useState<(Availability & { changed: LastChange }) | null>(null);
  // What stood there when the editing began: a later version must not slip in under what is chosen here.
  const [base, setBase] = useState(record);
  const [programs, setPrograms] = useState(record.programs);
  const [ageGroups, setAges] = useState(record.ageGroups);
  const mine = teachesOf({ programs, ageGroups });
  const isDirty = !sameTeaches(mine, base);
  const choose = (chosen: Teaches) => {
    setPrograms(chosen.programs);
    setAges(chosen.ageGroups);
  };
  const save = useAction(
    ({ chosen, on }: { chosen: Teaches; on: Availability }) =>
      saveOnTop(
        on,
        ({ teacherId, weekly, version }) =>
          call(changeAvailability, { params: { teacherId }, body: { ...chosen, weekly, version } }),
        // The hours share this version.
        (current) => sameTeaches(current, on),
      ),
    {
      invalidates: TEACHER_READS,
      onStale: setTheirs,
      onDone: (stored) => {
        setBase(stored);
        choose(stored);
        return notify('good', t.subjectsSaved);
      },
    },
  );
  // What was saved elsewhere is shown where nothing was changed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the server's value changes
  useEffect(() => {
    if (isDirty || record.version <= base.version) return;
    setBase(record);
    choose(record);
  }, [record]);
  const names = <K extends string>(texts: Record<K, string>, keys: readonly K[]) =>
    keys.map((key) => texts[key]).join(', ');
  return (
    <Card isTight>
      <Stack
        as="form"
        gap={3}
        onSubmit={(event) => {
          event.preventDefault();
          void save.run({ chosen: mine, on: base });
        }}
      >
        <Text isMuted size="small">
          {t.subjectsText}
        </Text>
        <Choices legend={t.programs}>
          {PACKAGE_TYPES.map((one) => (
            <Choice
              key={one}
              type="checkbox"
              checked={programs.includes(one)}
              onChange={() => setPrograms((chosen) => toggled(chosen, one))}
            >
              {words.packageTypes[one]}
            </Choice>
          ))}
        </Choices>
        <Choices legend={t.ages}>
          {AGE_GROUPS.map((one) => (
            <Choice
              key={one}
              type="checkbox"
              checked={ageGroups.includes(one)}
              onChange={() => setAges((chosen) => toggled(chosen, one))}
            >
              {words.ages[one]}
            </Choice>
          ))}
        </Choices>
        <FormError message={save.problem} />
        <div>
          <Button type="submit" disabled={!isDirty} isPending={save.isPending}>
            {save.isPending ? words.sending : t.saveSubjects}
          </Button>
        </div>
      </Stack>
      {theirs !== null && (
        <EditConflict<Teaches>
          base={teachesOf(base)}
          mine={mine}
          theirs={teachesOf(theirs)}
          changed={theirs.changed}
          sending={save.isPending}
          fields={[
            {
              key: 'programs',
              label: t.programs,
              show: (value) => names(words.packageTypes, value as Teaches['programs']),
            },
            {
              key: 'ageGroups',
              label: t.ages,
              show: (value) => names(words.ages, value as Teaches['ageGroups']),
            },
          ]}
          onSave={(merged) => {
            setTheirs(null);
            setBase(theirs);
            choose(merged);
            void save.run({ chosen: merged, on: theirs });
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </Card>
  );
}
