import { useEffect } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** What the last change made of the address, until the page has got there. */
let asked: URLSearchParams | undefined;

/**
 * The part of the address after `?`, and how a page changes it. React Router hands a change what stood in the address
 * when the page was last drawn, so of two quick changes the second would undo the first; here it builds upon it.
 */
export function useSearchChange() {
  const { key } = useLocation();
  const { state } = useNavigation();
  const [search, setSearch] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): without data to wait for, only the place changes
  useEffect(() => {
    if (state === 'idle') asked = undefined;
  }, [state, key]);
  const change = (edit: (now: URLSearchParams) => URLSearchParams, { replace = true } = {}) => {
    asked = edit(new URLSearchParams(asked ?? search));
    setSearch(asked, { replace, preventScrollReset: true });
  };
  return { search, change };
}
