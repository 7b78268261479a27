import { CLASS_STATES } from '@fasih/school/learning/classes/contract';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useTeacherClasses } from '../api.ts';
import { ClassCard } from '../components/class-card.tsx';
import css from '../components/teachers.module.css';

const PAGE_SIZE = 12;

/** The teacher's classes as cards, running ones first, each with its Zoom dialog. */
export default function TeacherClasses() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { query, search, set } = useListState();
  const state = CLASS_STATES.find((one) => one === search.get('state'));
  const classes = useTeacherClasses({
    page: query.page,
    pageSize: PAGE_SIZE,
    ...(query.q ? { q: query.q } : {}),
    ...(state ? { state } : {}),
  });
  const filtered = query.q !== undefined || state !== undefined;
  return (
    <div className={area.page}>
      <PageHead title={shell.nav.myClasses} hidden />
      <header className={css.head}>
        <h1>{shell.nav.myClasses}</h1>
      </header>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.classFilter}
          value={state ?? ''}
          onChange={(event) => set({ state: event.currentTarget.value })}
          data={[
            { value: '', label: t.allStates },
            ...CLASS_STATES.map((value) => ({ value, label: t.classStates[value] })),
          ]}
        />
      </div>
      <Loaded query={classes} lines={8}>
        {(page) =>
          page.data.length === 0 && page.page === 1 ? (
            <Card>
              <EmptyState
                title={filtered ? t.noneFound : t.noClasses}
                text={filtered ? t.noneFoundText : t.noClassesText}
                picture={filtered ? '/pictures/empty/search.svg' : '/pictures/empty/no-classes.svg'}
                action={
                  <ButtonLink look="quiet" to={filtered ? '/teacher/classes' : '/teacher/availability'}>
                    {filtered ? t.clearFilters : t.availability.title}
                  </ButtonLink>
                }
              />
            </Card>
          ) : (
            <>
              <ul className={css.cards}>
                {page.data.map((one) => (
                  <li key={one.classId}>
                    <ClassCard of={one} level={2} />
                  </li>
                ))}
              </ul>
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
    </div>
  );
}
