import type { IncidentRow } from '@fasih/school/office/safeguarding/contract';
import { INCIDENT_STATES } from '@fasih/school/office/safeguarding/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useListQuery } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { incidentsQuery } from '../queries.ts';
import { STATE_HUE } from './state-hue.ts';

const AT = '/admin/safeguarding';

/** The incidents for their officer, without a word of them: reading one is noted. */
export default function Incidents() {
  const t = useTexts('safeguarding');
  const { query, isFiltered } = useListQuery({ filters: { state: INCIDENT_STATES } });
  const incidents = useQuery(incidentsQuery(query));
  const columns = useColumns();
  return (
    <Page
      title={t.list.title}
      lead={t.list.lead}
      back={{ to: '/admin/settings?tab=safeguarding', label: t.link }}
    >
      <Filters>
        <FilterSelect
          name="state"
          label={t.list.state}
          values={INCIDENT_STATES}
          labelOf={(state) => t.states[state]}
          all={t.list.every}
        />
      </Filters>
      <PagedTable
        query={incidents}
        caption={t.list.title}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t.list.none, text: t.list.noneText }}
        noneFound={
          isFiltered && {
            title: t.list.noneFound,
            text: t.list.noneFoundText,
            to: AT,
          }
        }
      />
    </Page>
  );
}

function useColumns(): Column<IncidentRow>[] {
  const t = useTexts('safeguarding');
  const lang = useLang();
  return [
    {
      key: 'at',
      label: t.list.columns.at,
      phone: 'title',
      cell: ({ id, reportedAt, urgent }) => (
        <Row as="span" gap={2}>
          <Link to={`${AT}/${id}`} aria-label={t.list.open({ when: formatInstant(reportedAt, lang) })}>
            {formatInstant(reportedAt, lang)}
          </Link>
          {urgent && <Badge hue="red">{t.list.urgent}</Badge>}
        </Row>
      ),
    },
    { key: 'side', label: t.list.columns.side, cell: ({ side }) => t.sides[side] },
    {
      key: 'state',
      label: t.list.columns.state,
      phone: 'aside',
      cell: ({ state }) => <Badge hue={STATE_HUE[state]}>{t.states[state]}</Badge>,
    },
  ];
}
