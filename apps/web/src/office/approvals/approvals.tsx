import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import {
  approveStaffChange,
  listPendingApprovals,
  type PendingApproval,
  rejectStaffChange,
} from '@fasih/school/office/staff/contract';
import { listStaff } from '@fasih/school/office/staff/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Amount } from '../../finance/books/amount.tsx';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Row } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Titled } from '../../ui/titled.tsx';
import { pendingApprovalsQuery } from './queries.ts';

/** The decision whose dialog is open. */
type OpenDecision = { action: 'approve' | 'reject'; approval: PendingApproval };

/** All pending approvals, with the actions the reader may take. */
export default function Approvals() {
  const t = useTexts('approvals');
  const { query } = useListQuery();
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const columns = useColumns(setDecision);
  const approvals = useQuery(pendingApprovalsQuery({ page: query.page }));
  return (
    <Page title={t.title} lead={t.lead}>
      <PagedTable
        query={approvals}
        caption={t.title}
        columns={columns}
        rowKey={(row) => row.id}
        empty={{ title: t.none, text: t.noneText }}
      />
      {decision !== null && <DecisionDialog {...decision} onClose={() => setDecision(null)} />}
    </Page>
  );
}

/** The kind of an approval as text in the reader's language. */
function useKindText(): (row: PendingApproval) => string {
  const t = useTexts('approvals');
  return ({ kind, change }) => {
    if (change === null) return kind === 'refund' ? t.kinds.refund : t.kinds.payRun;
    return change.what === 'invite'
      ? t.changes.invite[change.access === 'read' ? 'accountant' : change.role]
      : t.changes[change.what];
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
      phone: 'title',
      label: t.columns.what,
      cell: (row) => (
        <Titled below={[row.change?.email, row.change && t.reason(row.change)]}>
          <Badge hue="indigo">{kindText(row)}</Badge>
          <strong>{nameOf(row)}</strong>
        </Titled>
      ),
    },
    {
      key: 'by',
      phone: 'fact',
      label: t.columns.by,
      cell: (row) => (
        <Titled
          below={[
            row.endsAt !== null && t.endsAt({ when: formatInstant(row.endsAt, lang) }),
            row.own && t.own,
          ]}
        >
          {row.by === null
            ? formatInstant(row.at, lang)
            : t.byAt({ by: row.by, when: formatInstant(row.at, lang) })}
        </Titled>
      ),
    },
    {
      key: 'amount',
      phone: 'aside',
      label: t.columns.amount,
      figures: true,
      cell: (row) => (row.amount === null ? '–' : <Amount rupiah={row.amount} />),
    },
    {
      key: 'action',
      phone: 'action',
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
          <Row as="span">
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
          </Row>
        );
      },
    },
  ];
}

const pageOf = ({ kind, id }: PendingApproval) =>
  kind === 'refund' ? `/dashboard/finance/refunds?request=${id}` : `/dashboard/finance/pay/${id}`;

/** What a decision changes: the list itself, the staff, and the number on an admin's home. */
const DECISION_READS = [listPendingApprovals, listStaff, adminDashboard] as const;

function DecisionDialog({ action, approval, onClose }: OpenDecision & { onClose: () => void }) {
  const t = useTexts('approvals');
  const kindText = useKindText();
  // The dialog keeps its approval when the list is fetched again.
  const [row] = useState(approval);
  const texts = { what: kindText(row), name: row.name ?? '' };
  const params = { changeId: row.id };
  const approve = useAction(approveStaffChange, {
    invalidates: DECISION_READS,
    onDone: () => notify('good', t.approved),
  });
  const reject = useAction(rejectStaffChange, {
    invalidates: DECISION_READS,
    onDone: () => notify('good', row.own ? t.withdrawn : t.rejected),
  });
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
        send={(reason) => approve.send({ params, body: reason === '' ? {} : { reason } })}
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
      send={(reason) => reject.send({ params, body: { reason } })}
    />
  );
}
