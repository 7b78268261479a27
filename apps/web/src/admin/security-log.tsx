import { listSecurityEvents, type SecurityEventRow } from '@fasih/school/people/security/contract';
import { SECURITY_KINDS } from '@fasih/school/platform/security/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../lib/client.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import teachers from '../teachers/components/teachers.module.css';
import { Card, EmptyState } from '../ui/basics.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { useListState } from '../ui/list-state.ts';
import { Loaded } from '../ui/loaded.tsx';
import css from './audit.module.css';

const PATH = '/admin/security';

/** Failed, refused and held up sign-ins and refused accesses, newest first; the filters stand in the address. */
export default function SecurityEvents() {
  const t = useTexts('audit').security;
  const { query, search, set } = useListState();
  const kind = SECURITY_KINDS.find((one) => one === search.get('kind'));
  const filters = {
    ...(kind ? { kind } : {}),
    ...Object.fromEntries(
      ['person', 'address', 'from', 'to'].flatMap((name) => {
        const value = search.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
  const filtered = Object.keys(filters).length > 0;
  const events = useQuery({
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    queryKey: ['security', query.page, filters],
    queryFn: ({ signal }) =>
      call(listSecurityEvents, { query: { page: query.page, pageSize: 50, ...filters } }, { signal }),
  });
  const columns = useColumns();
  return (
    <div className={area.page}>
      <PageHead title={t.title} hidden />
      <header className={teachers.head}>
        <div>
          <h1>{t.title}</h1>
          <p className={teachers.lead}>{t.lead}</p>
        </div>
        <ButtonLink look="quiet" to="/admin/audit">
          {t.back}
        </ButtonLink>
      </header>
      <div className={teachers.filters}>
        <SelectField
          label={t.kind}
          value={kind ?? ''}
          onChange={(event) => set({ kind: event.currentTarget.value })}
          data={[
            { value: '', label: t.every },
            ...SECURITY_KINDS.map((value) => ({ value, label: t.kinds[value] })),
          ]}
        />
        <TextField
          label={t.from}
          type="date"
          value={search.get('from') ?? ''}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <TextField
          label={t.to}
          type="date"
          value={search.get('to') ?? ''}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
        {filtered && (
          <ButtonLink look="quiet" to={PATH}>
            {t.clear}
          </ButtonLink>
        )}
      </div>
      <Loaded query={events} lines={8}>
        {(page) => (
          <DataTable
            short
            caption={t.title}
            columns={columns}
            page={page}
            rowKey={(row) => row.id}
            empty={
              <Card>
                <EmptyState title={filtered ? t.noneFound : t.none} text={t.noneText} />
              </Card>
            }
          />
        )}
      </Loaded>
    </div>
  );
}

function useColumns(): Column<SecurityEventRow>[] {
  const { security: t, roles } = useTexts('audit');
  const lang = useLang();
  return [
    {
      key: 'at',
      label: t.columns.at,
      cell: (row) => <time dateTime={row.lastAt}>{formatInstant(row.lastAt, lang)}</time>,
    },
    {
      key: 'kind',
      label: t.columns.kind,
      cell: (row) => (
        <strong>
          {t.kinds[row.kind]} {row.count > 1 && t.times(row)}
        </strong>
      ),
    },
    {
      key: 'account',
      label: t.columns.account,
      cell: ({ account }) =>
        account === null ? (
          t.nobody
        ) : (
          <span className={css.stack}>
            <Link to={`${PATH}?person=${account.id}`}>{account.name}</Link>
            <span className={css.quiet}>{roles[account.role]}</span>
          </span>
        ),
    },
    {
      key: 'from',
      label: t.columns.from,
      cell: ({ address, device }) =>
        address === null ? (
          t.countedTogether
        ) : (
          <span className={css.stack}>
            <Link to={`${PATH}?address=${encodeURIComponent(address)}`}>{address}</Link>
            <span className={css.quiet}>{device}</span>
          </span>
        ),
    },
    {
      key: 'call',
      label: t.columns.call,
      cell: (row) => (
        <span className={css.stack}>
          <code>{row.call}</code>
          <span className={css.quiet}>{row.code}</span>
        </span>
      ),
    },
  ];
}
