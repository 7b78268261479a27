import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { SelectField } from '../../../ui/fields.tsx';
import { teachersQuery } from '../../teachers/admin/queries.ts';

const MAX_TEACHERS = 100;

/** A choice among the teachers who work, without the one who has it now. */
export function TeacherField({
  without,
  value,
  error,
  onChange,
}: {
  without: string;
  value: string;
  error: string | undefined;
  onChange: (teacherId: string) => void;
}) {
  const t = useTexts('staff').classes.one;
  const teachers = useQuery(teachersQuery({ page: 1, pageSize: MAX_TEACHERS, status: 'active' }));
  return (
    <SelectField
      label={t.newTeacher}
      value={value}
      error={error}
      required
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t.chooseTeacher },
        ...(teachers.data?.data ?? [])
          .filter(({ id }) => id !== without)
          .map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
