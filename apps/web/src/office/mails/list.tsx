import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import {
  giveUpMail,
  listMails,
  MAIL_STATES,
  type MailRow,
  sendMailAgain,
} from '@fasih/school/office/mails/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatInstant, shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { Muted } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Titled } from '../../ui/titled.tsx';
import { When } from '../../ui/when.tsx';
import { MailAddress } from './address.tsx';
import { mailsQuery } from './queries.ts';

const HUE = { failed: 'red', waiting: 'amber', givenUp: 'indigo', sent: 'leaf' } as const;
type Chosen = { action: 'address' | 'giveUp'; mail: MailRow };

/** Outgoing mails that have not arrived: what is wrong, when they are tried again, and what can be done. */
export default function MailsList() {
  const t = useTexts('mails');
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const { query, isFiltered, active } = useListQuery({ filters: { state: MAIL_STATES } });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => setChosen(null);
  const mails = useQuery(mailsQuery(query, lang));
  const sendAgain = useAction(sendMailAgain, {
    invalidates: [listMails, adminDashboard],
    onDone: () => notify('good', t.againDone),
  });
  const columns = useMailColumns({
    sendAgain: (mail) => void sendAgain.run({ params: { mailId: mail.id } }),
    isPending: sendAgain.isPending,
    choose: setChosen,
  });
  return (
    <Page title={nav.mails} lead={t.lead}>
      <Filters search={<SearchField label={t.search} />} active={active}>
        <FilterSelect
          name="state"
          label={t.state}
          values={MAIL_STATES}
          labelOf={(state) => t.states[state]}
          all={t.all}
        />
      </Filters>
      <FormError message={sendAgain.problem} />
      <PagedTable
        query={mails}
        caption={nav.mails}
        columns={columns}
        rowKey={(mail) => mail.id}
        lines={8}
        empty={{ title: t.none, text: t.noneText }}
        noneFound={isFiltered && { title: t.noneFound, text: t.noneFoundText, to: '/admin/mails' }}
      />
      {chosen?.action === 'address' && chosen.mail.account !== null && (
        // Its texts may still be loading.
        <Suspense>
          <MailAddress account={chosen.mail.account} onClose={close} />
        </Suspense>
      )}
      {chosen?.action === 'giveUp' && <GiveUp mail={chosen.mail} onClose={close} />}
    </Page>
  );
}

function GiveUp({ mail, onClose }: { mail: MailRow; onClose: () => void }) {
  const t = useTexts('mails');
  const giveUp = useAction(giveUpMail, {
    invalidates: [listMails, adminDashboard],
    onDone: () => notify('good', t.giveUpDone),
  });
  return (
    <ActionDialog
      isDangerous
      title={t.giveUpAsk}
      lead={`${mail.subject} · ${mail.to}. ${t.giveUpText}`}
      label={t.reason}
      description={t.reasonHint}
      maxLength={300}
      pendingLabel={t.sending}
      submitLabel={t.giveUp}
      onClose={onClose}
      send={(reason) => giveUp.send({ params: { mailId: mail.id }, body: { reason } })}
    />
  );
}

function pageOf({ role, id, learnerId }: NonNullable<MailRow['account']>): string | null {
  if (role === 'teacher') return `/teacher/management/${id}`;
  if (role === 'student') return learnerId === null ? null : `/student/management/${learnerId}`;
  return '/admin/settings?tab=staff';
}

function useMailColumns({
  sendAgain,
  isPending,
  choose,
}: {
  sendAgain: (mail: MailRow) => void;
  isPending: boolean;
  choose: (chosen: Chosen) => void;
}): Column<MailRow>[] {
  const t = useTexts('mails');
  const common = useTexts('common');
  const lang = useLang();
  return [
    {
      key: 'what',
      label: t.columns.what,
      phone: 'title',
      cell: (row) => (
        <Titled below={t.written({ when: shortInstant(row.createdAt, lang) })}>
          <strong>{row.subject}</strong>
        </Titled>
      ),
    },
    {
      key: 'to',
      label: t.columns.to,
      cell: (row) => {
        const page = row.account && pageOf(row.account);
        return (
          <Titled below={row.to}>
            {row.account !== null &&
              (page === null ? row.account.name : <Link to={page}>{row.account.name}</Link>)}
          </Titled>
        );
      },
    },
    {
      key: 'state',
      label: t.columns.state,
      phone: 'aside',
      cell: (row) => (
        <Titled below={row.attempts === 0 ? t.notTried : t.attempts({ n: row.attempts })}>
          <Badge hue={HUE[row.state]}>{t.states[row.state]}</Badge>
        </Titled>
      ),
    },
    { key: 'fault', label: t.columns.fault, cell: (row) => <Fault mail={row} /> },
    {
      key: 'next',
      label: t.columns.next,
      phone: 'hidden',
      cell: (row) => (row.nextTryAt === null ? t.notAgain : <When at={row.nextTryAt} />),
    },
    {
      key: 'action',
      label: t.columns.action,
      phone: 'action',
      cell: (row) => (
        <ActionMenu
          label={common.moreActionsOf({ name: row.subject })}
          actions={[
            { label: t.again, name: t.againOf(row), isDisabled: isPending, onSelect: () => sendAgain(row) },
            row.account !== null && {
              label: t.address,
              name: t.addressOf(row.account),
              onSelect: () => choose({ action: 'address', mail: row }),
            },
            row.state !== 'givenUp' && {
              label: t.giveUp,
              name: t.giveUpOf(row),
              isDangerous: true,
              onSelect: () => choose({ action: 'giveUp', mail: row }),
            },
          ]}
        />
      ),
    },
  ];
}

function Fault({ mail }: { mail: MailRow }) {
  const t = useTexts('mails');
  const lang = useLang();
  return (
    <Titled
      below={
        mail.givenUp !== null &&
        t.givenUp({ when: formatInstant(mail.givenUp.at, lang), reason: mail.givenUp.reason })
      }
    >
      {mail.fault !== null && <span>{t.faults[mail.fault]}</span>}
      {mail.faultText !== null && (
        <Disclosure summary={t.faultText}>
          <Muted size="small">{mail.faultText}</Muted>
        </Disclosure>
      )}
    </Titled>
  );
}
