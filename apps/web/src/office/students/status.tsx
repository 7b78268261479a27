import type { StudentStatus } from '@fasih/school/office/homes/admin-contract';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import type { Hue } from '../../ui/theme/colors.ts';

const HUES: Record<StudentStatus, Hue> = {
  waitingForTest: 'indigo',
  waitingForClass: 'amber',
  inClass: 'leaf',
  suspended: 'red',
  finished: 'leaf',
  ended: 'amber',
  noCourse: 'teal',
};

/** The state of a student's course, in words and colour. */
export function StatusBadge({ status }: { status: StudentStatus }) {
  const t = useTexts('students').statuses;
  return <Badge hue={HUES[status]}>{t[status]}</Badge>;
}
