import type { CourseReport } from '@fasih/school/learning/reports/contract';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import css from '../../../ui/parts/staff.module.css';

/** The certificates of a course, and what the next one still needs. */
export function CertificateState({ course }: { course: CourseReport }) {
  const t = useTexts('reports');
  const lang = useLang();
  return (
    <Card className={css.card}>
      <div className={css.test}>
        {course.certificateNeeds !== null && (
          <>
            <h3>{t.noCertificate}</h3>
            <p className={css.quiet}>{t.needs[course.certificateNeeds]}</p>
          </>
        )}
        {course.certificates.map((one) => (
          <div key={one.id} className={css.test}>
            <p className={css.badges}>
              <Badge hue={one.revokedAt === null ? 'leaf' : 'red'}>
                {one.revokedAt === null
                  ? t.issued({ day: formatInstant(one.issuedAt, lang) })
                  : t.revokedOn({ day: formatInstant(one.revokedAt, lang) })}
              </Badge>
              <span className={css.quiet}>{t.codeIs({ code: one.code })}</span>
            </p>
            {one.revokeReason !== null && <p>{one.revokeReason}</p>}
            {one.revokedAt === null && (
              <ButtonAnchor size="small" look="quiet" href={`/api${one.path}`}>
                {t.download}
              </ButtonAnchor>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
