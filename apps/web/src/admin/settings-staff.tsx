import {
  changeStaff,
  resetStaffTwoStep,
  STAFF_ROLES,
  type StaffMember,
} from '@fasih/school/office/staff/staff-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../lib/client.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import teachers from '../teachers/components/teachers.module.css';
import { notify } from '../ui/ask.tsx';
import { Badge, Card, EmptyState } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable, useListState } from '../ui/data-table.tsx';
import { SelectField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ReasonDialog } from '../ui/reason-dialog.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { EndSessions } from './end-sessions.tsx';
import css from './settings.module.css';
import { useStaff } from './settings-api.ts';
import { InviteAgain } from './settings-staff-again.tsx';
import { InviteStaff } from './settings-staff-invite.tsx';

const STATUSES = ['active', 'inactive'] as const;
const SORTS = (['name', 'role', 'status'] as const).flatMap((one) => [one, `-${one}`] as const);
type Asked = { what: 'active' | 'reset' | 'sessions'; of: StaffMember };

/** Everybody who works for the school: role, state, two-step login; invite, make inactive, reset. */
export function StaffSettings() {
  const t = useTexts('settings').staff;
  const { query, search, set } = useListState();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const role = STAFF_ROLES.find((one) => one === search.get('role'));
  const status = STATUSES.find((one) => one === search.get('status'));
  const sort = SORTS.find((one) => one === query.sort);
  const staff = useStaff({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
  });
  const columns = useStaffColumns(setAsked);
  return (
    <>
      <header className={css.head}>
        <div>
          <h2>{t.title}</h2>
          <p className={css.lead}>{t.lead}</p>
        </div>
        <Button onClick={() => setInviting(true)}>{t.invite.button}</Button>
      </header>
      <div className={teachers.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.role}
          value={role ?? ''}
          onChange={(event) => set({ role: event.currentTarget.value })}
          data={[
            { value: '', label: t.all },
            ...STAFF_ROLES.map((value) => ({ value, label: t.roles[value] })),
          ]}
        />
        <SelectField
          label={t.status}
          value={status ?? ''}
          onChange={(event) => set({ status: event.currentTarget.value })}
          data={[
            { value: '', label: t.all },
            ...STATUSES.map((value) => ({ value, label: t.statuses[value] })),
          ]}
        />
      </div>
      <Loaded query={staff} lines={6}>
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
      {inviting && <InviteStaff onClose={() => setInviting(false)} />}
      {asked !== null && <Asking {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function useStaffColumns(ask: (asked: Asked) => void): Column<StaffMember>[] {
  const t = useTexts('settings').staff;
  const sessions = useTexts('staff').endSessions;
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t.columns.name,
      sort: 'name',
      cell: (row) => (
        <span className={css.person}>
          <strong>
            {row.name} {row.self && <Badge hue="indigo">{t.you}</Badge>}
          </strong>
          <span className={css.quiet}>
            {row.username} · {row.email}
          </span>
        </span>
      ),
    },
    { key: 'role', label: t.columns.role, sort: 'role', cell: (row) => t.roles[row.role] },
    {
      key: 'status',
      label: t.columns.status,
      sort: 'status',
      cell: (row) => (
        <span className={teachers.pair}>
          <Badge hue={row.active ? 'leaf' : 'red'}>{t.statuses[row.active ? 'active' : 'inactive']}</Badge>
          {row.active && row.invited && <Badge hue="amber">{t.invited}</Badge>}
        </span>
      ),
    },
    {
      key: 'twoStep',
      label: t.columns.twoStep,
      cell: (row) => (
        <Badge hue={row.twoStep ? 'leaf' : 'amber'}>{row.twoStep ? t.twoStepOn : t.twoStepOff}</Badge>
      ),
    },
    {
      key: 'seen',
      label: t.columns.seen,
      cell: (row) => (row.lastSeenAt === null ? t.never : formatInstant(row.lastSeenAt, lang)),
    },
    {
      key: 'action',
      label: t.columns.action,
      cell: (row) => (
        <span className={css.actions}>
          <Link to={`/admin/audit?person=${row.id}`} aria-label={t.activityOf(row)}>
            {t.activity}
          </Link>
          {row.role === 'teacher' && (
            <ButtonLink
              look="quiet"
              size="small"
              to={`/teacher/management/${row.id}`}
              aria-label={t.toTeacherOf(row)}
            >
              {t.toTeacher}
            </ButtonLink>
          )}
          {row.invited && row.active && <InviteAgain of={row} />}
          {row.twoStep && !row.self && (
            <Button
              look="quiet"
              size="small"
              aria-label={t.resetOf(row)}
              onClick={() => ask({ what: 'reset', of: row })}
            >
              {t.reset}
            </Button>
          )}
          {row.lastSeenAt !== null && !row.self && (
            <Button
              look="quiet"
              size="small"
              aria-label={sessions.yesOf(row)}
              onClick={() => ask({ what: 'sessions', of: row })}
            >
              {sessions.yes}
            </Button>
          )}
          {row.role !== 'teacher' && !row.self && (
            <Button
              look="quiet"
              size="small"
              aria-label={row.active ? t.deactivateOf(row) : t.activateOf(row)}
              onClick={() => ask({ what: 'active', of: row })}
            >
              {row.active ? t.deactivate : t.activate}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function Asking({ what, of, onClose }: Asked & { onClose: () => void }) {
  const words = useTexts('settings');
  const { asked } = useTexts('approvals');
  const t = words.staff;
  const refresh = useRefresh();
  // What was asked stays on the screen when the answer changes the record.
  const [{ id: accountId, version, active, name }] = useState(of);
  if (what === 'sessions')
    return (
      <EndSessions accountId={accountId} name={name} after={() => refresh('settings')} onClose={onClose} />
    );
  if (what === 'reset') {
    return (
      <ReasonDialog
        grave
        title={t.resetAsk({ name })}
        lead={t.resetText}
        label={words.reason}
        hint={words.reasonHint}
        most={300}
        sending={words.saving}
        yes={t.reset}
        onClose={onClose}
        send={async (reason) => {
          const { waitsUntil } = await call(resetStaffTwoStep, {
            params: { accountId },
            body: { reason },
          }).finally(() => refresh('settings'));
          await notify('good', waitsUntil === null ? t.resetDone({ name }) : asked);
        }}
      />
    );
  }
  return (
    <ReasonDialog
      grave={active}
      title={active ? t.deactivateAsk({ name }) : t.activateAsk({ name })}
      lead={active ? t.deactivateText : t.activateText}
      label={words.reason}
      hint={words.reasonHint}
      most={300}
      sending={words.saving}
      yes={active ? t.deactivate : t.activate}
      onClose={onClose}
      send={async (reason) => {
        const { waitsUntil } = await call(changeStaff, {
          params: { accountId },
          body: { active: !active, reason, version },
        }).finally(() => refresh('settings'));
        const done = active ? t.deactivated({ name }) : t.activated({ name });
        await notify('good', waitsUntil === null ? done : asked);
      }}
    />
  );
}
