import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

/**
 * The part of the address after `?`, and how a page changes it. React Router hands a change what stood in the address
 * when the page was last drawn, so of two quick changes, or of a link and a change, the second would undo the first.
 * The router itself knows where the page is going; here a change builds upon that.
 */
export function useSearchChange() {
  const router = useContext(DataRouterContext)?.router;
  const [search, setSearch] = useSearchParams();
  /** Whether a pressed link leads to another page, which has not come yet. */
  const isLeaving = () => {
    const next = router?.state.navigation.location;
    return next !== undefined && next.pathname !== router?.state.location.pathname;
  };
  /** What the address asks for as soon as this page is where it is going. */
  const latest = () => {
    const going = isLeaving() ? undefined : router?.state.navigation.location;
    return new URLSearchParams((going ?? router?.state.location)?.search ?? search);
  };
  const change = (edit: (now: URLSearchParams) => URLSearchParams, { replace = true } = {}) =>
    setSearch(edit(latest()), { replace, preventScrollReset: true });
  return { search, latest, change, isLeaving };
}
