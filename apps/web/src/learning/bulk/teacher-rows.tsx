import type { ProposedTeacher, TeacherPlan } from '@fasih/school/learning/bulk/contract';
import { useTexts } from '../../lib/language.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

/** Classes, each with the teacher to choose; one that cannot change says why below its choice. */
export function TeacherRows({
  rows,
  choiceOf,
  nameOf,
  excluded,
  onChoose,
}: {
  rows: readonly ProposedTeacher[];
  choiceOf: (row: ProposedTeacher) => string;
  /** The name of a teacher who is chosen although not free. */
  nameOf: (teacherId: string) => string;
  excluded: TeacherPlan['excluded'];
  onChoose: (classId: string, teacherId: string) => void;
}) {
  const t = useTexts('bulk').teacher;
  return (
    <Stack as="ul" gap={3} isLined>
      {rows.map((row) => {
        const { classId, title, teacher, ranked } = row;
        const chosen = choiceOf(row);
        const isListed = chosen === '' || ranked.some(({ teacherId }) => teacherId === chosen);
        const why = excluded.find((one) => one.classId === classId)?.why;
        return (
          <Columns as="li" key={classId} gap={3} align="start" isStretched>
            <Titled below={t.now({ name: teacher.name })}>
              <strong>{title}</strong>
            </Titled>
            <SelectField
              aria-label={t.newTeacherOf({ name: title })}
              value={chosen}
              description={chosen === '' && ranked.length === 0 ? t.noneFree : undefined}
              error={chosen === '' ? undefined : why}
              inputWrapperOrder={['input', 'description', 'error']}
              onChange={(event) => onChoose(classId, event.currentTarget.value)}
              data={[
                ...(isListed ? [] : [{ value: chosen, label: nameOf(chosen) }]),
                ...ranked.map((one) => ({ value: one.teacherId, label: t.option(one) })),
                { value: '', label: t.stays({ name: teacher.name }) },
              ]}
            />
          </Columns>
        );
      })}
    </Stack>
  );
}
