import { CLASS_STATES } from '@fasih/school/learning/classes/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { EmptyList } from '../../../ui/empty-list.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { useListQuery } from '../../../ui/list-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { teacherClassesQuery } from '../../teachers/queries.ts';
import { ClassCard } from '../class-card.tsx';

const PAGE_SIZE = 12;

/** The teacher's classes as cards, running ones first, each with its Zoom dialog. */
export default function TeacherClasses() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { query, isFiltered, active } = useListQuery({ filters: { state: CLASS_STATES } });
  const classes = useQuery(teacherClassesQuery({ ...query, pageSize: PAGE_SIZE }));
  return (
    <Page title={shell.nav.myClasses}>
      <Filters search={<SearchField label={t.search} />} active={active}>
        <FilterSelect
          name="state"
          label={t.classFilter}
          all={t.allStates}
          values={CLASS_STATES}
          labelOf={(state) => t.classStates[state]}
        />
      </Filters>
      <Loaded query={classes} lines={8}>
        {(page) =>
          page.data.length === 0 && page.page === 1 ? (
            <EmptyList
              empty={{
                title: t.noClasses,
                text: t.noClassesText,
                picture: '/pictures/empty/no-classes.svg',
                link: { to: '/teacher/availability', label: t.availability.title },
              }}
              noneFound={
                isFiltered && {
                  title: t.noneFound,
                  text: t.noneFoundText,
                  to: '/teacher/classes',
                }
              }
            />
          ) : (
            <>
              <Columns as="ul">
                {page.data.map((one) => (
                  <li key={one.classId}>
                    <ClassCard schoolClass={one} />
                  </li>
                ))}
              </Columns>
              <Pager
                total={page.total}
                page={page.page}
                pageSize={page.pageSize}
                label={shell.nav.myClasses}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
