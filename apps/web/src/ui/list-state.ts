import { useSearchChange } from '../lib/search-change.ts';

type Changes = Readonly<Record<string, string | undefined>>;

/** Sets or, with `undefined` or no letters, removes parts of an address. */
function edit(search: URLSearchParams, changes: Changes): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') search.delete(name);
    else search.set(name, value);
  }
  return search;
}

/** The list part of the address: `?page=&sort=&q=`; hand it to the list call as its query. */
export function useListState() {
  const { search, change, ...going } = useSearchChange();
  const set = (changes: Changes) =>
    change((now) => {
      if (!('page' in changes)) now.delete('page');
      return edit(now, changes);
    });
  /** A link to the same page with parts of its address changed. */
  const linkWith = (changes: Changes) => `?${edit(new URLSearchParams(search), changes)}`;
  const query = {
    page: Math.max(1, Number(search.get('page')) || 1),
    sort: search.get('sort') ?? undefined,
    q: search.get('q') ?? undefined,
  };
  return { query, search, set, linkWith, ...going };
}

type Filters = Readonly<Record<string, readonly string[]>>;

type ListQuery<Sort extends string, F extends Filters> = {
  page: number;
  q?: string;
  sort?: Sort | `-${Sort}`;
} & { [Name in keyof F]?: F[Name][number] };

/**
 * What a list call is asked for, read from the address: page, search, and of `sorts` and `filters` what the address names
 * and the list knows; anything else in the address is ignored. `active` is how many filters are set.
 *
 *     const { query, isFiltered } = useListQuery({ sorts: ['name'], filters: { role: STAFF_ROLES } });
 */
export function useListQuery<
  const Sort extends string = never,
  const F extends Filters = Record<never, never>,
>({
  sorts = [],
  filters,
}: {
  sorts?: readonly Sort[];
  filters?: F;
} = {}): { query: ListQuery<Sort, F>; isFiltered: boolean; active: number } {
  const { query, search } = useListState();
  const sort = sorts.flatMap((one) => [one, `-${one}` as const]).find((one) => one === query.sort);
  const chosen: Record<string, string> = {};
  for (const [name, values] of Object.entries(filters ?? {})) {
    const value = values.find((one) => one === search.get(name));
    if (value !== undefined) chosen[name] = value;
  }
  return {
    query: {
      page: query.page,
      ...(query.q ? { q: query.q } : {}),
      ...(sort === undefined ? {} : { sort }),
      ...chosen,
    } as ListQuery<Sort, F>,
    isFiltered: query.q !== undefined || Object.keys(chosen).length > 0,
    active: Object.keys(chosen).length,
  };
}
