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

/** The state of a student's course, in words and colour; red where its deadline has passed. */
export function StatusBadge({ status, isLate = false }: { status: StudentStatus; isLate?: boolean }) {
  const t = useTexts('students').statuses;
  return <Badge hue={isLate ? 'red' : HUES[status]}>{t[status]}</Badge>;
}
