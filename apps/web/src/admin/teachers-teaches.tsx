import type { TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { useTexts } from '../lib/language.tsx';

/** What somebody teaches, in words: programs, then ages; nothing chosen means everything. */
export function Teaches({ of }: { of: Pick<TeacherRecord, 'programs' | 'ageGroups'> }) {
  const t = useTexts('staff');
  const said = [
    of.programs.map((program) => t.packageTypes[program]).join(', '),
    of.ageGroups.map((age) => t.ages[age]).join(', '),
  ].filter((part) => part !== '');
  return <span>{said.length === 0 ? t.everything : said.join(' · ')}</span>;
}
