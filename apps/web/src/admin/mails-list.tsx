import { giveUpMail, MAIL_STATES, type MailRow, sendMailAgain } from '@fasih/school/office/mails/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../lib/client.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import { useRefresh } from '../teachers/api.ts';
import teachers from '../teachers/components/teachers.module.css';
import { notify } from '../ui/ask.tsx';
import { Badge, Card, EmptyState } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable, useListState } from '../ui/data-table.tsx';
import { FormError, SelectField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ReasonDialog } from '../ui/reason-dialog.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useWrite } from '../ui/use-write.ts';
import { MailAddress } from './mails-address.tsx';
import css from './settings.module.css';
import { useMails } from './settings-api.ts';

const HUE = { failed: 'red', waiting: 'amber', givenUp: 'indigo', sent: 'leaf' } as const;
type Asked = { what: 'address' | 'giveUp'; of: MailRow };

/** Outgoing mails that have not arrived: what is wrong, when they are tried again, and what can be done. */
export default function MailsList() {
  const t = useTexts('settings').mails;
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const { query, search, set } = useListState();
  const [asked, setAsked] = useState<Asked | null>(null);
  const refresh = useRefresh();
  const write = useWrite();
  const state = MAIL_STATES.find((one) => one === search.get('state'));
  const mails = useMails(
    { page: query.page, ...(query.q ? { q: query.q } : {}), ...(state ? { state } : {}) },
    lang,
  );
  const filtered = query.q !== undefined || state !== undefined;
  const again = async (row: MailRow) => {
    const done = await write.run(
      () => call(sendMailAgain, { params: { mailId: row.id } }),
      () => refresh('settings'),
    );
    if (done) await notify('good', t.againDone);
  };
  const columns = useMailColumns({ again, ask: setAsked, sending: write.sending });
  return (
    <div className={area.page}>
      <PageHead title={nav.mails} hidden />
      <header className={teachers.head}>
        <div>
          <h1>{nav.mails}</h1>
          <p className={teachers.lead}>{t.lead}</p>
        </div>
      </header>
      <div className={teachers.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.state}
          value={state ?? ''}
          onChange={(event) => set({ state: event.currentTarget.value })}
          data={[
            { value: '', label: t.all },
            ...MAIL_STATES.map((value) => ({ value, label: t.states[value] })),
          ]}
        />
      </div>
      <FormError message={write.fault} />
      <Loaded query={mails} lines={8}>
        {(page) => (
          <DataTable
            caption={nav.mails}
            columns={columns}
            page={page}
            rowKey={(row) => row.id}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? t.noneFound : t.none}
                  text={filtered ? t.noneFoundText : t.noneText}
                  action={
                    filtered ? (
                      <ButtonLink look="quiet" to="/admin/mails">
                        {t.clear}
                      </ButtonLink>
                    ) : undefined
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
      {asked?.what === 'address' && asked.of.account !== null && (
        <MailAddress account={asked.of.account} onClose={() => setAsked(null)} />
      )}
      {asked?.what === 'giveUp' && <GiveUp of={asked.of} onClose={() => setAsked(null)} />}
    </div>
  );
}

function GiveUp({ of, onClose }: { of: MailRow; onClose: () => void }) {
  const words = useTexts('settings');
  const t = words.mails;
  const refresh = useRefresh();
  return (
    <ReasonDialog
      grave
      title={t.giveUpAsk}
      lead={`${of.subject} · ${of.to}. ${t.giveUpText}`}
      label={words.reason}
      hint={words.reasonHint}
      most={300}
      sending={words.saving}
      yes={t.giveUp}
      onClose={onClose}
      send={async (reason) => {
        await call(giveUpMail, { params: { mailId: of.id }, body: { reason } }).finally(() =>
          refresh('settings'),
        );
        await notify('good', t.giveUpDone);
      }}
    />
  );
}

function pageOf({ role, id, learnerId }: NonNullable<MailRow['account']>): string | null {
  if (role === 'teacher') return `/teacher/management/${id}`;
  if (role === 'student') return learnerId === null ? null : `/student/management/${learnerId}`;
  return '/admin/settings?tab=staff';
}

function useMailColumns({
  again,
  ask,
  sending,
}: {
  again: (row: MailRow) => Promise<void>;
  ask: (asked: Asked) => void;
  sending: boolean;
}): Column<MailRow>[] {
  const t = useTexts('settings').mails;
  const lang = useLang();
  return [
    {
      key: 'what',
      label: t.columns.what,
      cell: (row) => (
        <span className={css.person}>
          <strong>{row.subject}</strong>
          <span className={css.quiet}>{t.written({ when: formatInstant(row.createdAt, lang) })}</span>
        </span>
      ),
    },
    {
      key: 'to',
      label: t.columns.to,
      cell: (row) => {
        const page = row.account && pageOf(row.account);
        return (
          <span className={css.person}>
            {row.account !== null &&
              (page === null ? row.account.name : <Link to={page}>{row.account.name}</Link>)}
            <span className={css.quiet}>{row.to}</span>
          </span>
        );
      },
    },
    {
      key: 'state',
      label: t.columns.state,
      cell: (row) => (
        <span className={css.person}>
          <span>
            <Badge hue={HUE[row.state]}>{t.states[row.state]}</Badge>
          </span>
          <span className={css.quiet}>
            {row.attempts === 0 ? t.notTried : t.attempts({ n: row.attempts })}
          </span>
        </span>
      ),
    },
    { key: 'fault', label: t.columns.fault, cell: (row) => <Fault of={row} /> },
    {
      key: 'next',
      label: t.columns.next,
      cell: (row) => (row.nextTryAt === null ? t.notAgain : formatInstant(row.nextTryAt, lang)),
    },
    {
      key: 'action',
      label: t.columns.action,
      cell: (row) => (
        <span className={css.actions}>
          <Button size="small" aria-label={t.againOf(row)} disabled={sending} onClick={() => void again(row)}>
            {t.again}
          </Button>
          {row.account !== null && (
            <Button
              look="quiet"
              size="small"
              aria-label={t.addressOf(row.account)}
              onClick={() => ask({ what: 'address', of: row })}
            >
              {t.address}
            </Button>
          )}
          {row.state !== 'givenUp' && (
            <Button
              look="plain"
              size="small"
              aria-label={t.giveUpOf(row)}
              onClick={() => ask({ what: 'giveUp', of: row })}
            >
              {t.giveUp}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function Fault({ of }: { of: MailRow }) {
  const t = useTexts('settings').mails;
  const lang = useLang();
  return (
    <span className={css.person}>
      {of.fault !== null && <span>{t.faults[of.fault]}</span>}
      {of.faultText !== null && (
        <details>
          <summary className={css.summary}>{t.faultText}</summary>
          <span className={css.quiet}>{of.faultText}</span>
        </details>
      )}
      {of.givenUp !== null && (
        <span className={css.quiet}>
          {t.givenUp({ when: formatInstant(of.givenUp.at, lang), reason: of.givenUp.reason })}
        </span>
      )}
    </span>
  );
}
