import { endGuardianBySchool } from '@fasih/school/office/guardians/contract';
import { type StudentDetail, studentDetail } from '@fasih/school/office/homes/student-contract';
import { useState } from 'react';
import { formatDateOf } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';

/** Second guardians on the student's page; an admin ends one with a reason. Nothing where there are none. */
export function StaffGuardians({ student: { learnerId, guardians } }: { student: StudentDetail }) {
  const t = useTexts('guardians');
  const { relations } = useTexts('students').detail;
  const lang = useLang();
  const [ending, setEnding] = useState<StudentDetail['guardians'][number] | null>(null);
  const end = useAction(endGuardianBySchool, {
    invalidates: [studentDetail],
    onDone: () => notify('good', t.staff.ended),
  });
  if (guardians.length === 0) return null;
  return (
    <CardSection title={t.staff.title}>
      <Stack as="ul" gap={3} isLined>
        {guardians.map((one) => (
          <Row as="li" key={one.id} justify="between" align="start">
            <Stack gap={1}>
              <strong>{one.name}</strong>
              <Muted size="small">
                {[relations[one.relation], one.email, one.phone].filter(Boolean).join(' · ')}
              </Muted>
              <Muted size="small">
                {t.may[one.may]} · {t.part.since({ when: formatDateOf(one.acceptedAt, lang) })}
              </Muted>
            </Stack>
            <Button
              look="plain"
              size="small"
              aria-label={t.staff.endOf({ name: one.name })}
              onClick={() => setEnding(one)}
            >
              {t.staff.end}
            </Button>
          </Row>
        ))}
      </Stack>
      {ending !== null && (
        <ActionDialog
          isDangerous
          title={t.staff.endOf({ name: ending.name })}
          lead={t.staff.endLead}
          label={t.staff.reason}
          maxLength={300}
          submitLabel={t.staff.end}
          onClose={() => setEnding(null)}
          send={(reason) => end.send({ params: { learnerId, guardianId: ending.id }, body: { reason } })}
        />
      )}
    </CardSection>
  );
}
