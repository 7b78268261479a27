import {
  approveStaffChange,
  type PendingApproval,
  rejectStaffChange,
} from '@fasih/school/office/staff/contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { useRefresh } from '../../teachers/api.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge, Card, EmptyState } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { usePendingApprovals } from '../approvals-api.ts';
import { Amount } from '../components/amount.tsx';
import css from '../components/finance.module.css';

/** The decision whose dialog is open. */
type OpenDecision = { action: 'approve' | 'reject'; approval: PendingApproval };

/** All pending approvals, with the actions the reader may take. */
export default function Approvals() {
  const t = useTexts('approvals');
  const { query } = useListState();
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const columns = useColumns(setDecision);
  const approvals = usePendingApprovals({ page: query.page });
  return (
    <div className={area.page}>
      <PageHead title={t.title} hidden />
      <header>
        <h1>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
      </header>
      <Loaded query={approvals} lines={6}>
        {(page) => (
          <DataTable
            caption={t.title}
            columns={columns}
            page={page}
            rowKey={(row) => row.id}
            empty={
              <Card>
                <EmptyState title={t.none} text={t.noneText} />
              </Card>
            }
          />
        )}
      </Loaded>
      {decision !== null && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </div>
  );
}

/** The kind of an approval as text in the reader's language. */
function useKindText(): (row: PendingApproval) => string {
  const t = useTexts('approvals');
  return ({ kind, change }) => {
    if (change === null) return kind === 'refund' ? t.kinds.refund : t.kinds.payRun;
    return change.what === 'invite' ? t.changes.invite[change.role] : t.changes[change.what];
  };
}

function useColumns(openDialog: (decision: OpenDecision) => void): Column<PendingApproval>[] {
  const t = useTexts('approvals');
  const lang = useLang();
  const kindText = useKindText();
  const nameOf = ({ name, from, to }: PendingApproval) =>
    name ??
    (from !== null && to !== null ? t.days({ from: formatDate(from, lang), to: formatDate(to, lang) }) : '');
  return [
    {
      key: 'what',
      label: t.columns.what,
      cell: (row) => (
        <span className={css.stack}>
          <span>
            <Badge hue="indigo">{kindText(row)}</Badge>
          </span>
          <strong>{nameOf(row)}</strong>
          {row.change?.email && <span className={css.small}>{row.change.email}</span>}
          {row.change && <span className={css.small}>{t.reason(row.change)}</span>}
        </span>
      ),
    },
    {
      key: 'by',
      label: t.columns.by,
      cell: (row) => (
        <span className={css.stack}>
          {row.by === null
            ? formatInstant(row.at, lang)
            : t.byAt({ by: row.by, when: formatInstant(row.at, lang) })}
          {row.endsAt !== null && (
            <span className={css.small}>{t.endsAt({ when: formatInstant(row.endsAt, lang) })}</span>
          )}
          {row.own && <span className={css.small}>{t.own}</span>}
        </span>
      ),
    },
    {
      key: 'amount',
      label: t.columns.amount,
      figures: true,
      cell: (row) => (row.amount === null ? '–' : <Amount rupiah={row.amount} />),
    },
    {
      key: 'action',
      label: t.columns.action,
      cell: (row) => {
        const name = nameOf(row);
        if (row.kind !== 'staff')
          return (
            <ButtonLink look="quiet" size="small" to={pageOf(row)} aria-label={t.lookAt({ name })}>
              {t.look}
            </ButtonLink>
          );
        return (
          <span className={css.actions}>
            {!row.own && (
              <Button
                size="small"
                aria-label={t.approveOf({ name })}
                onClick={() => openDialog({ action: 'approve', approval: row })}
              >
                {t.approve}
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={row.own ? t.withdrawOf({ name }) : t.rejectOf({ name })}
              onClick={() => openDialog({ action: 'reject', approval: row })}
            >
              {row.own ? t.withdraw : t.reject}
            </Button>
          </span>
        );
      },
    },
  ];
}

const pageOf = ({ kind, id }: PendingApproval) =>
  kind === 'refund' ? `/dashboard/finance/refunds?request=${id}` : `/dashboard/finance/pay/${id}`;

function DecisionDialog({ action, approval, onClose }: OpenDecision & { onClose: () => void }) {
  const t = useTexts('approvals');
  const refresh = useRefresh();
  const kindText = useKindText();
  // The dialog keeps its approval when the list is fetched again.
  const [row] = useState(approval);
  const texts = { what: kindText(row), name: row.name ?? '' };
  const params = { changeId: row.id };
  if (action === 'approve')
    return (
      <ActionDialog
        isOptional
        title={t.approveTitle(texts)}
        lead={t.approveText}
        label={t.approveReason}
        description={t.approveHint}
        maxLength={300}
        submitLabel={t.approve}
        onClose={onClose}
        send={async (reason) => {
          const body = reason === '' ? {} : { reason };
          await call(approveStaffChange, { params, body }).finally(() => refresh('approvals', 'settings'));
          await notify('good', t.approved);
        }}
      />
    );
  return (
    <ActionDialog
      isDangerous
      title={row.own ? t.withdrawTitle(texts) : t.rejectTitle(texts)}
      lead={t.rejectText}
      label={t.rejectReason}
      maxLength={300}
      submitLabel={row.own ? t.withdraw : t.reject}
      onClose={onClose}
      send={async (reason) => {
        await call(rejectStaffChange, { params, body: { reason } }).finally(() => refresh('approvals'));
        await notify('good', row.own ? t.withdrawn : t.rejected);
      }}
    />
  );
}
