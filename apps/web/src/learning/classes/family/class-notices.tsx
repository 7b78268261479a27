import type { Reply } from '@fasih/school/basics/contract';
import type { myClass } from '@fasih/school/office/homes/contract';
import { useTexts } from '../../../lib/language.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Stack } from '../../../ui/layout.tsx';

/** What of a class asks for attention: a break, a stop, its end, meetings that the school plans. Nothing of it: nothing. */
export function ClassNotices({ course }: Pick<Reply<typeof myClass>, 'course'>) {
  const t = useTexts('classes').pages;
  const isActive = course.state === 'active';
  const notices = [
    course.classState === 'paused' && (
      <Notice key="paused" kind="attention">
        {t.paused}
      </Notice>
    ),
    course.state === 'suspended' && (
      <Notice key="suspended" kind="attention">
        {t.suspended}
      </Notice>
    ),
    course.state === 'ended' && <Notice key="ended">{t.ended}</Notice>,
    isActive && course.toPlanBySchool > 0 && (
      <Notice key="bySchool">{t.toPlanBySchool({ n: course.toPlanBySchool })}</Notice>
    ),
  ];
  if (notices.every((notice) => notice === false)) return null;
  return <Stack gap={3}>{notices}</Stack>;
}
