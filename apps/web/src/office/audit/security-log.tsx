import type { SecurityEventRow } from '@fasih/school/people/security/contract';
import { SECURITY_KINDS } from '@fasih/school/platform/security/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { EmptyCard } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { securityEventsQuery } from './queries.ts';

const PATH = '/admin/security';

/** Failed, refused and held up sign-ins and refused accesses, newest first; the filters are kept in the address. */
export default function SecurityEvents() {
  const t = useTexts('audit').security;
  const common = useTexts('common');
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
  const isFiltered = Object.keys(filters).length > 0;
  const events = useQuery(securityEventsQuery({ page: query.page, pageSize: 50, ...filters }));
  const columns = useColumns();
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <ButtonLink look="quiet" to="/admin/audit">
          {t.back}
        </ButtonLink>
      }
    >
      <Filters>
        <FilterSelect
          name="kind"
          label={t.kind}
          values={SECURITY_KINDS}
          labelOf={(value) => t.kinds[value]}
          all={t.every}
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
        {isFiltered && (
          <ButtonLink look="quiet" to={PATH}>
            {common.clearFilters}
          </ButtonLink>
        )}
      </Filters>
      <Loaded query={events} lines={8}>
        {(page) => (
          <DataTable
            short
            caption={t.title}
            columns={columns}
            page={page}
            rowKey={(row) => row.id}
            empty={<EmptyCard title={isFiltered ? t.noneFound : t.none} text={t.noneText} />}
          />
        )}
      </Loaded>
    </Page>
  );
}

function useColumns(): Column<SecurityEventRow>[] {
  const { security: t, roles } = useTexts('audit');
  const lang = useLang();
  return [
    {
      key: 'at',
      phone: 'detail',
      label: t.columns.at,
      cell: (row) => <time dateTime={row.lastAt}>{formatInstant(row.lastAt, lang)}</time>,
    },
    {
      key: 'kind',
      phone: 'title',
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
          <Titled below={roles[account.role]}>
            <Link to={`${PATH}?person=${account.id}`}>{account.name}</Link>
          </Titled>
        ),
    },
    {
      key: 'from',
      label: t.columns.from,
      cell: ({ address, device }) =>
        address === null ? (
          t.countedTogether
        ) : (
          <Titled below={device}>
            <Link to={`${PATH}?address=${encodeURIComponent(address)}`}>{address}</Link>
          </Titled>
        ),
    },
    {
      key: 'call',
      label: t.columns.call,
      cell: (row) => (
        <Titled below={row.code}>
          <code>{row.call}</code>
        </Titled>
      ),
    },
  ];
}
