import { type CertificateProof, verifyCertificate } from '@fasih/school/learning/reports/contract';
import { redirect } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { IconAlertTriangle, IconBan, IconCircleCheck } from '../../ui/icons.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { FactList } from '../../ui/page.tsx';
import type { Route } from './+types/verify.ts';
import css from './verify.module.css';

/** `?code=` is what the form below asks for, also without scripts; its answer has an address of its own. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<CertificateProof> {
  const url = new URL(request.url);
  const typed = url.searchParams.get('code')?.trim();
  if (typed) {
    const lang = url.searchParams.get('lang');
    throw redirect(`/certificates/verify/${encodeURIComponent(typed)}${lang ? `?lang=${lang}` : ''}`);
  }
  return context.get(serverContext).call(verifyCertificate, { params: { code: params.code } });
}

const SIGN = { valid: IconCircleCheck, revoked: IconBan, unknown: IconAlertTriangle } as const;

/** Is a certificate real? For anybody who holds the paper; shows no more than the paper does. */
export default function Verify({ loaderData: proof }: { loaderData: CertificateProof }) {
  const t = useTexts('reports').verify;
  const lang = useLang();
  const Sign = SIGN[proof.state];
  return (
    <Stack gap={6} className={`${css.verify} page-width`}>
      <PageHead title={t.title} hidden />
      <h1>{t.title}</h1>
      <Card gap={5} hue={proof.state === 'valid' ? 'leaf' : 'red'} className={css.proof}>
        <Row as="p" isOneLine className={css.sign} role="status">
          <Sign size={32} stroke={1.75} aria-hidden="true" />
          {t[proof.state]}
        </Row>
        {proof.state === 'unknown' ? (
          <p>{t.unknownText}</p>
        ) : (
          <>
            <FactList
              isLines
              facts={[
                [t.name, proof.name],
                [t.course, proof.course],
                proof.level !== null && [t.level, proof.level],
                [t.issuedOn, formatDate(proof.issuedOn, lang)],
                [t.code, proof.code],
              ]}
            />
            <Text isMuted>{t.privacy}</Text>
          </>
        )}
      </Card>
      <Row as="form" align="end" className={css.checkForm} method="get" action="/certificates/verify/check">
        <label>
          {t.enter}
          <input
            name="code"
            required
            minLength={4}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </label>
        <Button type="submit" look="quiet">
          {t.check}
        </Button>
      </Row>
    </Stack>
  );
}
