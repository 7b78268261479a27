import { AGE_GROUPS } from '@fasih/school/basics/age-group';
import { PACKAGE_TYPES } from '@fasih/school/packages/contract';
import { type Availability, changeAvailability } from '@fasih/school/teachers/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/forms.module.css';
import { useWrite } from '../teachers/use-write.ts';
import { notify } from '../ui/ask.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';

const toggled = <T,>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join();

/** Which programs and ages a teacher teaches. The weekly hours go along as they are, because both are one record. */
export function Subjects({ of }: { of: Availability }) {
  const t = useTexts('staff').teachers.one;
  const words = useTexts('staff');
  const refresh = useRefresh();
  const write = useWrite();
  const [programs, setPrograms] = useState(of.programs);
  const [ageGroups, setAges] = useState(of.ageGroups);
  const dirty = !same(programs, of.programs) || !same(ageGroups, of.ageGroups);
  const stale = write.error instanceof Problem && write.error.code === 'common.stale';
  const save = async () => {
    const { teacherId, weekly, version } = of;
    const saved = await write.run(() =>
      call(changeAvailability, { params: { teacherId }, body: { weekly, programs, ageGroups, version } }),
    );
    await refresh('teachers');
    if (saved) await notify('good', t.subjectsSaved);
  };
  return (
    <Card>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
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
        <FormError message={stale ? t.stale : write.fault} />
        <div>
          <Button type="submit" disabled={!dirty || write.sending}>
            {write.sending ? words.sending : t.saveSubjects}
          </Button>
        </div>
      </form>
    </Card>
  );
}
