import type { CourseReport } from '@fasih/school/learning/reports/contract';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';

/** The certificates of a course, and what the next one still needs. */
export function CertificateState({ course }: { course: CourseReport }) {
  const t = useTexts('reports');
  const lang = useLang();
  return (
    <Card isTight gap={2} align="start">
      {course.certificateNeeds !== null && (
        <>
          <h3>{t.noCertificate}</h3>
          <Text isMuted>{t.needs[course.certificateNeeds]}</Text>
        </>
      )}
      {course.certificates.map((one) => (
        <Stack key={one.id} gap={2} align="start">
          <Row as="p" gap={2}>
            <Badge hue={one.revokedAt === null ? 'leaf' : 'red'}>
              {one.revokedAt === null
                ? t.issued({ day: formatInstant(one.issuedAt, lang) })
                : t.revokedOn({ day: formatInstant(one.revokedAt, lang) })}
            </Badge>
            <Muted>{t.codeIs({ code: one.code })}</Muted>
          </Row>
          {one.revokeReason !== null && <p>{one.revokeReason}</p>}
          {one.revokedAt === null && (
            <ButtonAnchor size="small" look="quiet" href={`/api${one.path}`}>
              {t.download}
            </ButtonAnchor>
          )}
        </Stack>
      ))}
    </Card>
  );
}
