import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import {
  changeStaff,
  listStaff,
  resetStaffTwoStep,
  STAFF_ROLES,
  type StaffMember,
} from '@fasih/school/office/staff/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { Row } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { PartHeader } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Titled } from '../../ui/titled.tsx';
import { When } from '../../ui/when.tsx';
import { EndSessions } from '../students/end-sessions.tsx';
import { useInviteAgain } from './again.ts';
import { InviteStaff } from './invite.tsx';
import { staffQuery } from './queries.ts';

const STATUSES = ['active', 'inactive'] as const;
const SORTS = ['name', 'role', 'status'] as const;
type Chosen = { action: 'active' | 'reset' | 'sessions'; member: StaffMember };

/** Everybody who works for the school: role, state, two-step login; invite, make inactive, reset. */
export function StaffSettings() {
  const t = useTexts('settings').staff;
  const { query, active } = useListQuery({ sorts: SORTS, filters: { role: STAFF_ROLES, status: STATUSES } });
  const staff = useQuery(staffQuery(query));
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const columns = useStaffColumns(setChosen);
  return (
    <>
      <PartHeader
        title={t.title}
        lead={t.lead}
        actions={<Button onClick={() => setInviting(true)}>{t.invite.button}</Button>}
      />
      <Filters search={<SearchField label={t.search} />} active={active}>
        <FilterSelect name="role" label={t.role} values={STAFF_ROLES} labelOf={(role) => t.roles[role]} />
        <FilterSelect
          name="status"
          label={t.status}
          values={STATUSES}
          labelOf={(status) => t.statuses[status]}
        />
      </Filters>
      <PagedTable
        query={staff}
        caption={t.title}
        columns={columns}
        rowKey={(member) => member.id}
        empty={{ title: t.none, text: t.noneText }}
      />
      {/* Their texts may still be loading; the list stays. */}
      <Suspense>
        {isInviting && <InviteStaff onClose={() => setInviting(false)} />}
        {chosen !== null && <StaffAction {...chosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
}

function useStaffColumns(choose: (chosen: Chosen) => void): Column<StaffMember>[] {
  const t = useTexts('settings').staff;
  const sessions = useTexts('staff').endSessions;
  const common = useTexts('common');
  const again = useInviteAgain();
  return [
    {
      key: 'name',
      phone: 'title',
      label: t.columns.name,
      sort: 'name',
      cell: (row) => (
        <Titled isBeside below={`${row.username} · ${row.email}`}>
          <strong>
            {row.name} {row.self && <Badge hue="indigo">{t.you}</Badge>}
          </strong>
        </Titled>
      ),
    },
    {
      key: 'role',
      label: t.columns.role,
      sort: 'role',
      cell: (row) => t.roles[row.access === 'read' ? 'accountant' : row.role],
    },
    {
      key: 'status',
      phone: 'aside',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => (
        <Row as="span" gap={1}>
          <Badge hue={row.active ? 'leaf' : 'red'}>{t.statuses[row.active ? 'active' : 'inactive']}</Badge>
          {row.active && row.invited && <Badge hue="amber">{t.invited}</Badge>}
        </Row>
      ),
    },
    {
      key: 'twoStep',
      phone: 'fact',
      label: t.columns.twoStep,
      cell: (row) => (
        <Badge hue={row.twoStep ? 'leaf' : 'amber'}>{row.twoStep ? t.twoStepOn : t.twoStepOff}</Badge>
      ),
    },
    {
      key: 'seen',
      phone: 'hidden',
      label: t.columns.seen,
      cell: (row) => (row.lastSeenAt === null ? t.never : <When at={row.lastSeenAt} />),
    },
    {
      key: 'action',
      phone: 'action',
      label: t.columns.action,
      cell: (row) => (
        <ActionMenu
          label={common.moreActionsOf(row)}
          actions={[
            { label: t.activity, name: t.activityOf(row), to: `/admin/audit?person=${row.id}` },
            row.role === 'teacher' && {
              label: t.toTeacher,
              name: t.toTeacherOf(row),
              to: `/teacher/management/${row.id}`,
            },
            row.invited &&
              row.active && {
                label: t.inviteAgain,
                name: t.inviteAgainOf(row),
                isDisabled: again.isPending,
                onSelect: () => again.invite(row),
              },
            row.twoStep &&
              !row.self && {
                label: t.reset,
                name: t.resetOf(row),
                onSelect: () => choose({ action: 'reset', member: row }),
              },
            row.lastSeenAt !== null &&
              !row.self && {
                label: sessions.yes,
                name: sessions.yesOf(row),
                onSelect: () => choose({ action: 'sessions', member: row }),
              },
            row.role !== 'teacher' &&
              !row.self && {
                label: row.active ? t.deactivate : t.activate,
                name: row.active ? t.deactivateOf(row) : t.activateOf(row),
                isDangerous: row.active,
                onSelect: () => choose({ action: 'active', member: row }),
              },
          ]}
        />
      ),
    },
  ];
}

/** Asks for the reason of what was chosen, and does it. */
function StaffAction({ action, member, onClose }: Chosen & { onClose: () => void }) {
  const words = useTexts('settings');
  const { asked: waitsForApproval } = useTexts('approvals');
  const t = words.staff;
  // What was chosen stays on the screen when the reply changes the record.
  const [{ id: accountId, active }] = useState(member);
  const [{ version, name }, setSeen] = useState(member);
  const params = { accountId };
  const change = useAction(changeStaff, {
    invalidates: [listStaff, listPendingApprovals],
    // Whoever is told that the record changed may press again.
    onStale: (current: StaffMember) => setSeen(current),
    onDone: ({ waitsUntil }) => {
      const done = active ? t.deactivated({ name }) : t.activated({ name });
      return notify('good', waitsUntil === null ? done : waitsForApproval);
    },
  });
  const reset = useAction(resetStaffTwoStep, {
    invalidates: [listStaff, listPendingApprovals],
    onDone: ({ waitsUntil }) =>
      notify('good', waitsUntil === null ? t.resetDone({ name }) : waitsForApproval),
  });
  if (action === 'sessions')
    return <EndSessions accountId={accountId} name={name} invalidates={[listStaff]} onClose={onClose} />;
  const common = {
    label: words.reason,
    description: words.reasonHint,
    maxLength: 300,
    pendingLabel: words.saving,
    onClose,
  };
  if (action === 'reset') {
    return (
      <ActionDialog
        {...common}
        isDangerous
        title={t.resetAsk({ name })}
        lead={t.resetText}
        submitLabel={t.reset}
        send={(reason) => reset.send({ params, body: { reason } })}
      />
    );
  }
  return (
    <ActionDialog
      {...common}
      isDangerous={active}
      title={active ? t.deactivateAsk({ name }) : t.activateAsk({ name })}
      lead={active ? t.deactivateText : t.activateText}
      submitLabel={active ? t.deactivate : t.activate}
      send={(reason) => change.send({ params, body: { active: !active, reason, version } })}
    />
  );
}
