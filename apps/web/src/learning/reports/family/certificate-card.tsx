import type { Certificate } from '@fasih/school/learning/reports/contract';
import { Link } from 'react-router';
import { formatDateOf } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { IconCertificate } from '../../../ui/icons.ts';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import css from './reports.module.css';

/** A certificate as it looks on paper, with links to its file and to the page that verifies it. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useTexts('reports');
  const lang = useLang();
  const { code, revokedAt } = certificate;
  const dayOf = (instant: string) => formatDateOf(instant, lang);
  return (
    <Stack
      gap={2}
      className={`${css.paper} speech kawung`}
      data-revoked={revokedAt === null ? undefined : ''}
    >
      {revokedAt !== null && <Badge hue="red">{t.revokedOn({ day: dayOf(revokedAt) })}</Badge>}
      <Text isMuted>{t.certificate}</Text>
      <p className={css.paperName}>{certificate.learnerName}</p>
      <p>
        {certificate.courseName}
        {certificate.level !== null && ` · ${certificate.level}`}
      </p>
      <Text isMuted>
        {t.issued({ day: dayOf(certificate.issuedAt) })}
        {certificate.score !== null && ` · ${t.scoreOf({ score: certificate.score })}`}
      </Text>
      <strong>{t.codeIs({ code })}</strong>
      {certificate.revokeReason && <p>{certificate.revokeReason}</p>}
      <Row gap={4} justify="center">
        <ButtonAnchor href={`/api${certificate.path}`} target="_blank" rel="noreferrer">
          <IconCertificate size={20} stroke={1.75} aria-hidden="true" />
          {t.download}
        </ButtonAnchor>
        <Link to={`/certificates/verify/${code}`} target="_blank">
          {t.verifyLink}
        </Link>
      </Row>
    </Stack>
  );
}
