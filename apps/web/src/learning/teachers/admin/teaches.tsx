import type { TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { useTexts } from '../../../lib/language.tsx';

/** What somebody teaches, in words: programs, then ages; nothing chosen means everything. */
export function Teaches({ teacher }: { teacher: Pick<TeacherRecord, 'programs' | 'ageGroups'> }) {
  const t = useTexts('staff');
  const parts = [
    teacher.programs.map((program) => t.packageTypes[program]).join(', '),
    teacher.ageGroups.map((age) => t.ages[age]).join(', '),
  ].filter((part) => part !== '');
  return <span>{parts.length === 0 ? t.everything : parts.join(' · ')}</span>;
}
