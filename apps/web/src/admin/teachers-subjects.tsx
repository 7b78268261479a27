import { AGE_GROUPS } from '@fasih/school/basics/age-group';
import { PACKAGE_TYPES } from '@fasih/school/catalogue/packages/contract';
import { type Availability, changeAvailability } from '@fasih/school/learning/teachers/contract';
import { useEffect, useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { EditConflict, type LastChange } from '../ui/edit-conflict.tsx';
import { FormError } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';
import { useRecordWrite } from '../ui/use-record-write.ts';

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
export function Subjects({ of }: { of: Availability }) {
  const t = useTexts('staff').teachers.one;
  const words = useTexts('staff');
  const refresh = useRefresh();
  const write = useRecordWrite<Availability & { changed: LastChange }>();
  // What stood there when the editing began: a later version must not slip in under what is chosen here.
  const [base, setBase] = useState(of);
  const [programs, setPrograms] = useState(of.programs);
  const [ageGroups, setAges] = useState(of.ageGroups);
  const mine = teachesOf({ programs, ageGroups });
  const dirty = !sameTeaches(mine, base);
  const choose = (chosen: Teaches) => {
    setPrograms(chosen.programs);
    setAges(chosen.ageGroups);
  };
  const save = async (chosen: Teaches, on: Availability) => {
    // The hours stand under the same version.
    const isElsewhere = (theirs: Availability) => sameTeaches(theirs, on);
    const saved = await write.run(async (theirs) => {
      const { weekly, version } = theirs ?? on;
      const params = { teacherId: of.teacherId };
      const stored = await call(changeAvailability, { params, body: { ...chosen, weekly, version } });
      setBase(stored);
      choose(stored);
    }, isElsewhere);
    if (!saved) return;
    await refresh('teachers');
    await notify('good', t.subjectsSaved);
  };
  // What was saved elsewhere is shown where nothing was changed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server says anew counts
  useEffect(() => {
    if (dirty || of.version <= base.version) return;
    setBase(of);
    choose(of);
  }, [of]);
  const { theirs } = write;
  const names = <K extends string>(said: Record<K, string>, of: readonly K[]) =>
    of.map((one) => said[one]).join(', ');
  return (
    <Card>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(mine, base);
        }}
      >
        <p className={css.quiet}>{t.subjectsText}</p>
        <fieldset className={css.choices}>
          <legend>{t.programs}</legend>
          {PACKAGE_TYPES.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="checkbox"
                checked={programs.includes(one)}
                onChange={() => setPrograms((chosen) => toggled(chosen, one))}
              />
              {words.packageTypes[one]}
            </label>
          ))}
        </fieldset>
        <fieldset className={css.choices}>
          <legend>{t.ages}</legend>
          {AGE_GROUPS.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="checkbox"
                checked={ageGroups.includes(one)}
                onChange={() => setAges((chosen) => toggled(chosen, one))}
              />
              {words.ages[one]}
            </label>
          ))}
        </fieldset>
        <FormError message={write.fault} />
        <div>
          <Button type="submit" disabled={!dirty || write.sending}>
            {write.sending ? words.sending : t.saveSubjects}
          </Button>
        </div>
      </form>
      {theirs !== null && (
        <EditConflict<Teaches>
          base={teachesOf(base)}
          mine={mine}
          theirs={teachesOf(theirs)}
          changed={theirs.changed}
          sending={write.sending}
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
            write.forget();
            setBase(theirs);
            choose(merged);
            void save(merged, theirs);
          }}
          onClose={write.forget}
        />
      )}
    </Card>
  );
}
