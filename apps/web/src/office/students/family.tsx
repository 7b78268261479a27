import type { StudentDetail } from '@fasih/school/office/homes/student-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Stack, Text } from '../../ui/layout.tsx';
import { CardSection, FactList } from '../../ui/page.tsx';
import { CorrectRecord } from './record.tsx';

/** The account that the family signs in with. */
export function Family({ student }: { student: StudentDetail }) {
  const { account, courses } = student;
  const [isCorrecting, setCorrecting] = useState(false);
  const teachers = new Map(
    courses.flatMap(({ status, teacherId, teacherName }) =>
      status === 'inClass' && teacherId !== null ? [[teacherId, teacherName ?? '']] : [],
    ),
  );
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  return (
    <CardSection
      title={t.family}
      actions={
        <Button size="small" look="quiet" onClick={() => setCorrecting(true)}>
          {t.record.open}
        </Button>
      }
    >
      <FactList
        isLines
        facts={[
          [t.owner, account.name || shell.noName],
          [t.username, account.username],
          courses.length > 0 && [
            t.record.elsewhere,
            <Stack key="links" gap={1}>
              <Link to="?tab=courses">{t.record.wishes}</Link>
              {[...teachers].map(([id, name]) => (
                <Link key={id} to={`/teacher/management/${id}`}>
                  {t.record.away({ name })}
                </Link>
              ))}
            </Stack>,
          ],
        ]}
      />
      {isCorrecting && <CorrectRecord student={student} onClose={() => setCorrecting(false)} />}
    </CardSection>
  );
}

/** What a guardian agreed to, and when. */
export function Consent({ student: { consents, consentNeeded, kind } }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  const lang = useLang();
  const relations: Record<string, string> = t.relations;
  return (
    <CardSection title={t.consent}>
      {kind === 'self' && <p>{t.self}</p>}
      {!consentNeeded && consents.length === 0 && <Text isMuted>{t.noConsentNeeded}</Text>}
      <Stack as="ul" gap={2}>
        {consents.map((one) => (
          <li key={one.givenAt}>
            {t.given({
              name: one.guardianName,
              relation: relations[one.relation] ?? one.relation,
              when: formatInstant(one.givenAt, lang),
            })}{' '}
            <Muted>{t.text({ version: one.textVersion })}</Muted>{' '}
            {one.withdrawnAt !== null && (
              <Badge hue="red">{t.withdrawn({ when: formatInstant(one.withdrawnAt, lang) })}</Badge>
            )}
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
