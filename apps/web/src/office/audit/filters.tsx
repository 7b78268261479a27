import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import { NOBODY } from '@fasih/school/office/audit/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Filters, useFilterLabel } from '../../ui/filters.tsx';
import { Row } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { staffQuery } from '../staff/queries.ts';

const NAMES = ['person', 'group', 'kind', 'target', 'from', 'to', 'q'] as const;
/** Those that the button of the filters counts. */
const CHOSEN = ['person', 'group', 'from', 'to'] as const;
type AuditFilter = Partial<Record<(typeof NAMES)[number], string>>;
/** How many staff members the filter offers; entries of anybody else are opened from that person's page. */
const STAFF_OFFERED = 100;

/** The filters of the log in the address. `set` goes back to the newest page. */
export function useAuditFilters() {
  const { search, set, linkWith } = useListState();
  const filters: AuditFilter = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return {
    filters,
    older: search.get('older') ?? undefined,
    isFiltered: Object.keys(filters).length > 0,
    set: (changes: AuditFilter) => set({ ...changes, older: undefined }),
    linkWith,
  };
}

type Named = { name: (typeof CHOSEN)[number]; label: string };

function Choice({ name, label, data }: Named & { data: { value: string; label: string }[] }) {
  const { filters, set } = useAuditFilters();
  const { props } = useFilterLabel(label);
  return (
    <SelectField
      {...props}
      data-set={filters[name] === undefined ? undefined : ''}
      value={filters[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      data={data}
    />
  );
}

function DayField({ name, label }: Named) {
  const { filters, set } = useAuditFilters();
  return (
    <TextField
      label={label}
      type="date"
      value={filters[name] ?? ''}
      min={name === 'to' ? filters.from : undefined}
      max={name === 'from' ? filters.to : undefined}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
}

/** Filters by person, action, time and words. A person outside the staff, or a single record, is shown as a label. */
export function AuditFilters({ personName }: { personName: string | null }) {
  const t = useTexts('audit');
  const { filters, linkWith } = useAuditFilters();
  const staff = useQuery(staffQuery({ page: 1, pageSize: STAFF_OFFERED }));
  const offered = staff.data?.data ?? [];
  const { person = '' } = filters;
  const isOther = person !== '' && person !== NOBODY && !offered.some(({ id }) => id === person);
  return (
    <>
      <Filters
        search={<SearchField label={t.page.search} fewest={SEARCH_LETTERS} />}
        active={CHOSEN.filter((name) => filters[name] !== undefined).length}
        more={
          <>
            <DayField name="from" label={t.page.from} />
            <DayField name="to" label={t.page.to} />
          </>
        }
      >
        <Choice
          name="person"
          label={t.page.person}
          data={[
            { value: '', label: t.page.everybody },
            { value: NOBODY, label: t.nobody },
            ...(isOther ? [{ value: person, label: personName ?? person }] : []),
            ...offered.map(({ id, name, role }) => ({ value: id, label: `${name} (${t.roles[role]})` })),
          ]}
        />
        <Choice
          name="group"
          label={t.page.group}
          data={[
            { value: '', label: t.page.everything },
            ...Object.entries(t.groups)
              .map(([value, label]) => ({ value, label }))
              .toSorted((a, b) => a.label.localeCompare(b.label)),
          ]}
        />
      </Filters>
      {filters.target !== undefined && (
        <Row as="p" gap={2}>
          {t.page.onlyThis}
          <ButtonLink
            look="plain"
            size="small"
            to={linkWith({ kind: undefined, target: undefined, older: undefined })}
          >
            {t.page.showAll}
          </ButtonLink>
        </Row>
      )}
    </>
  );
}
