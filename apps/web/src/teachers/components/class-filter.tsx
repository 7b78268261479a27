import { useTexts } from '../../lib/language.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { useTeacherClasses } from '../api.ts';

/** The programs by their words in addresses. */
const PROGRAMS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;
const MAX_CLASSES = 100;

/** All classes, one program's, or one class of one's own; kept in the address as `?class=`. */
export function ClassFilter() {
  const t = useTexts('teachers').screens;
  const { search, set } = useListState();
  const classes = useTeacherClasses({ page: 1, pageSize: MAX_CLASSES });
  return (
    <SelectField
      label={t.class}
      value={search.get('class') ?? ''}
      onChange={(event) => set({ class: event.currentTarget.value })}
      data={[
        { value: '', label: t.allClasses },
        ...PROGRAMS.map((value) => ({ value, label: t.programs[value] })),
        ...(classes.data?.data ?? []).map(({ classId, name }) => ({ value: classId, label: name })),
      ]}
    />
  );
}
