import type { TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Row } from '../../../ui/layout.tsx';

/** Active or inactive, and whether the temporary password is still the one. */
export function TeacherStatus({
  teacher,
}: {
  teacher: Pick<TeacherRecord, 'active' | 'invited' | 'profile'>;
}) {
  const t = useTexts('staff').teachers;
  return (
    <Row as="span" gap={1} isOneLine>
      <Badge hue={teacher.active ? 'leaf' : 'red'}>
        {teacher.active ? t.statuses.active : t.statuses.inactive}
      </Badge>
      {teacher.active && teacher.invited && <Badge hue="amber">{t.invited}</Badge>}
      {teacher.profile === 'waits' && <Badge hue="amber">{t.profileWaits}</Badge>}
    </Row>
  );
}
