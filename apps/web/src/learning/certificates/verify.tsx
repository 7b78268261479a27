import { type CertificateProof, verifyCertificate } from '@fasih/school/learning/reports/contract';
import { Form, redirect } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { Button } from '../../ui/button.tsx';
import { IconAlertTriangle, IconBan, IconCircleCheck } from '../../ui/icons.ts';
import css from '../reports/family/reports.module.css';
import type { Route } from './+types/verify.ts';

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
    <div className={css.verify}>
      <PageHead title={t.title} hidden />
      <h1>{t.title}</h1>
      <div className={css.proof} data-state={proof.state}>
        <p className={`${css.sign} ${css[proof.state]}`} role="status">
          <Sign size={32} stroke={1.75} aria-hidden="true" />
          {t[proof.state]}
        </p>
        {proof.state === 'unknown' ? (
          <p>{t.unknownText}</p>
        ) : (
          <>
            <dl className={css.facts}>
              <dt>{t.name}</dt>
              <dd>{proof.name}</dd>
              <dt>{t.course}</dt>
              <dd>{proof.course}</dd>
              {proof.level !== null && (
                <>
                  <dt>{t.level}</dt>
                  <dd>{proof.level}</dd>
                </>
              )}
              <dt>{t.issuedOn}</dt>
              <dd>{formatDate(proof.issuedOn, lang)}</dd>
              <dt>{t.code}</dt>
              <dd className={css.code}>{proof.code}</dd>
            </dl>
            <p className={css.quiet}>{t.privacy}</p>
          </>
        )}
      </div>
      <Form className={css.checkForm} method="get" action="/certificates/verify/check">
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
      </Form>
    </div>
  );
}
