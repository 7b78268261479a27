import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { RefundRequest } from '@fasih/school/refunds/contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useReason } from '../../policy/reason.tsx';
import { Badge } from '../../ui/basics.tsx';
import css from './refund.module.css';

const HUE = { asked: 'amber', approved: 'leaf', rejected: 'red', withdrawn: 'teal' } as const;

/** A request and how far it is: when it was asked, with which arithmetic, and what was decided and why. */
export function Request({ request, big = false }: { request: RefundRequest; big?: boolean }) {
  const t = useTexts('refunds');
  const lang = useLang();
  const reason = useReason();
  return (
    <div className={css.card}>
      <p className={css.head}>
        <Badge hue={HUE[request.state]}>{t.states[request.state]}</Badge>
        <span className={css.quiet}>{t.askedOn({ when: formatInstant(request.askedAt, lang) })}</span>
      </p>
      <p className={big ? css.amount : undefined}>{formatRupiah(request.amount)}</p>
      {big && <p className={css.arithmetic}>{reason(request.quote)}</p>}
      {request.reason !== '' && <p>“{request.reason}”</p>}
      {request.decidedAt !== null && request.state !== 'withdrawn' && (
        <p>
          {formatInstant(request.decidedAt, lang)}
          {request.decidedReason && `: ${request.decidedReason}`}
        </p>
      )}
    </div>
  );
}
