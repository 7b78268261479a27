import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { RefundRequest } from '@fasih/school/finance/refunds/contract';
import { formatDate, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import { Arithmetic } from '../arithmetic.tsx';

const HUE = {
  asked: 'amber',
  approved: 'leaf',
  returning: 'leaf',
  returned: 'leaf',
  rejected: 'red',
  withdrawn: 'teal',
} as const;

/** A request and how far it is: when it was asked, with which arithmetic, what was decided and why, where the money is. */
export function Request({ request, big = false }: { request: RefundRequest; big?: boolean }) {
  const t = useTexts('refunds');
  const lang = useLang();
  return (
    <Stack gap={3}>
      <Row as="p">
        <Badge hue={HUE[request.shown]}>{t.states[request.shown]}</Badge>
        <Muted>{t.requestedOn({ when: formatInstant(request.askedAt, lang) })}</Muted>
      </Row>
      {big ? (
        <Text size="figure">{formatRupiah(request.amount)}</Text>
      ) : (
        <p>{formatRupiah(request.amount)}</p>
      )}
      {big && request.state !== 'rejected' && request.state !== 'withdrawn' && <Way request={request} />}
      {big && <Arithmetic decision={request.quote} />}
      {request.state === 'asked' && request.answerBy !== null && (
        <p>{t.answerBy({ day: formatDate(request.answerBy, lang) })}</p>
      )}
      <WrittenPart as="p" title={request.endedBySchool ? t.schoolSays : t.familySays} text={request.reason} />
      {request.decidedAt !== null && request.state !== 'withdrawn' && (
        <p>
          {t.decidedOn({ when: formatInstant(request.decidedAt, lang) })}
          {request.decidedReason && `: ${request.decidedReason}`}
        </p>
      )}
    </Stack>
  );
}

const STEPS = ['asked', 'approved', 'returning', 'returned'] as const;

/** From asking to the money's return; what is done, and where it is now. */
function Way({ request }: { request: RefundRequest }) {
  const t = useTexts('refunds').way;
  const lang = useLang();
  const at = (STEPS as readonly RefundRequest['shown'][]).indexOf(request.shown);
  return (
    <>
      <StepBar
        label={t.label}
        said={t}
        names={STEPS.map((step) => t[step])}
        step={request.shown === 'returned' ? STEPS.length : at}
      />
      {request.returnedAt !== null ? (
        <p>{t.returnedOn({ when: formatInstant(request.returnedAt, lang) })}</p>
      ) : (
        request.path !== null && <p>{t.paths[request.path]}</p>
      )}
    </>
  );
}
