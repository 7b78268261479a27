import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSection, FactList } from '../../ui/page.tsx';

type Source = EntryDetail['source'];

/** What an entry was made for: the payment, the meeting, the pay run or the refund, with the way to it. */
export function EntrySource({ source }: { source: Source }) {
  const t = useTexts('finance').entry;
  const lang = useLang();
  // Students and classes have pages of admins alone; finance reads their names.
  const admin = useWho() === 'admin';
  const link = (to: string, name: string) => (admin ? <Link to={to}>{name}</Link> : name);
  const facts: [string, ReactNode][] = [
    [
      t.learner,
      source.learnerId === null
        ? null
        : link(`/student/management/${source.learnerId}`, source.learnerName ?? ''),
    ],
    [
      t.className,
      source.classId === null ? null : link(`/class/management/${source.classId}`, source.className ?? ''),
    ],
    [t.teacher, source.teacherName],
    [t.startsAt, source.startsAt === null ? null : formatInstant(source.startsAt, lang)],
    [t.receiptNumber, source.receiptNumber],
  ];
  return (
    <CardSection title={t.source}>
      <p>
        <strong>{t.sources[source.kind]}</strong>
        {source.label !== '' && <> · {source.label}</>}
      </p>
      <FactList facts={facts.filter(([, value]) => value !== null)} />
      {source.id !== null && source.kind === 'payRun' && (
        <ButtonLink look="quiet" size="small" to={`/dashboard/finance/pay/${source.id}`}>
          {t.openPayRun}
        </ButtonLink>
      )}
      {source.id !== null && source.kind === 'refund' && (
        <ButtonLink look="quiet" size="small" to={`/dashboard/finance/refunds?request=${source.id}`}>
          {t.openRefund}
        </ButtonLink>
      )}
    </CardSection>
  );
}
