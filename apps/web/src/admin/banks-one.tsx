import {
  BANK_IDS,
  type BankId,
  type BankItem,
  CEFRS,
  ITEM_STATES,
} from '@fasih/school/assessment/banks/contract';
import { Link, useParams } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import css from '../teachers/components/teachers.module.css';
import { Badge, Card, EmptyState } from '../ui/basics.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { SelectField } from '../ui/fields.tsx';
import { useListState } from '../ui/list-state.ts';
import { Loaded } from '../ui/loaded.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useItems } from './banks-api.ts';
import { ItemDialog } from './banks-item.tsx';

const SORTS = (['itemId', 'cefr', 'shown', 'correct', 'meanSeconds'] as const).flatMap(
  (one) => [one, `-${one}`] as const,
);

/** One bank: its questions with keys and numbers; `?open=` has the one whose dialog is open. */
export default function BankPage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('banks');
  const common = useTexts('common');
  const { bankId } = useParams();
  const bank = BANK_IDS.find((one) => one === bankId);
  const title = bank === undefined ? nav.banks : t.names[bank];
  return (
    <div className={area.page}>
      <PageHead title={title} hidden />
      <header>
        <p>
          <Link to="/admin/banks">{t.back}</Link>
        </p>
        <h1>{title}</h1>
      </header>
      {bank === undefined ? (
        <Card>
          <EmptyState
            title={common.problems.notFound}
            picture="/pictures/empty/not-found.svg"
            action={
              <ButtonLink look="quiet" to="/admin/banks">
                {t.back}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <Items bankId={bank} />
      )}
    </div>
  );
}

function Items({ bankId }: { bankId: BankId }) {
  const t = useTexts('banks');
  const all = useTexts('staff').all;
  const s = useTexts('teachers').screens;
  const { query, search, set } = useListState();
  const level = CEFRS.find((one) => one === search.get('level'));
  const state = ITEM_STATES.find((one) => one === search.get('state'));
  const sort = SORTS.find((one) => one === query.sort);
  const open = search.get('open');
  const items = useItems(bankId, {
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(level ? { level } : {}),
    ...(state ? { state } : {}),
  });
  const columns = useColumns();
  return (
    <>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.level}
          value={level ?? ''}
          onChange={(event) => set({ level: event.currentTarget.value })}
          data={[{ value: '', label: all }, ...CEFRS.map((value) => ({ value, label: value }))]}
        />
        <SelectField
          label={t.state}
          value={state ?? ''}
          onChange={(event) => set({ state: event.currentTarget.value })}
          data={[
            { value: '', label: all },
            ...ITEM_STATES.map((value) => ({ value, label: t.states[value] })),
          ]}
        />
      </div>
      <Loaded query={items} lines={8}>
        {(page) => (
          <DataTable
            caption={t.names[bankId]}
            columns={columns}
            page={page}
            rowKey={(row) => row.itemId}
            empty={
              <Card>
                <EmptyState
                  title={t.none}
                  text={s.noneFoundText}
                  action={
                    <ButtonLink look="quiet" to={`/admin/banks/${bankId}`}>
                      {s.clearFilters}
                    </ButtonLink>
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
      {open !== null && (
        <ItemDialog
          key={open}
          bankId={bankId}
          itemId={open}
          onClose={() => set({ open: undefined, page: String(query.page) })}
        />
      )}
    </>
  );
}

function useColumns(): Column<BankItem>[] {
  const t = useTexts('banks');
  const { search } = useListState();
  const linkTo = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('open', id);
    return `?${next}`;
  };
  return [
    {
      key: 'item',
      label: t.columns.item,
      sort: 'itemId',
      cell: (row) => (
        <Link to={linkTo(row.itemId)} preventScrollReset aria-label={t.open({ id: row.itemId })}>
          <strong>{row.itemId}</strong>
        </Link>
      ),
    },
    {
      key: 'question',
      label: t.columns.question,
      cell: (row) => (
        <span lang="en">
          {row.question}
          <br />
          <span className={css.quiet}>{t.answer({ text: row.answer })}</span>
        </span>
      ),
    },
    {
      key: 'level',
      label: t.columns.level,
      sort: 'cefr',
      cell: (row) => `${row.cefr} · ${t.skills[row.skill]}`,
    },
    { key: 'shown', label: t.columns.shown, sort: 'shown', figures: true, cell: (row) => row.stats.shown },
    {
      key: 'correct',
      label: t.columns.correct,
      sort: 'correct',
      figures: true,
      cell: ({ stats }) => (stats.correct === null ? '–' : `${stats.correct}%`),
    },
    {
      key: 'time',
      label: t.columns.time,
      sort: 'meanSeconds',
      figures: true,
      cell: ({ stats }) => (stats.meanSeconds === null ? '–' : t.seconds({ n: stats.meanSeconds })),
    },
    {
      key: 'state',
      label: t.columns.state,
      cell: (row) => (
        <span className={css.badges}>
          <Badge hue={row.retired ? 'red' : 'leaf'}>{t.states[row.retired ? 'retired' : 'live']}</Badge>
          {row.number > 1 && <Badge hue="indigo">{t.version({ n: row.number })}</Badge>}
          {row.hasDraft && <Badge hue="amber">{t.states.draft}</Badge>}
        </span>
      ),
    },
  ];
}
