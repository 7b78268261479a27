import { ROUTES, type RoutePattern } from '@fasih/school/routes';
import { matchPath } from 'react-router';

const patterns = (Object.keys(ROUTES) as RoutePattern[]).toSorted(
  (a, b) => (a.match(/:/g)?.length ?? 0) - (b.match(/:/g)?.length ?? 0),
);

/** The entry of the table of routes that an address belongs to; fixed paths win over those with parts. */
export function patternOf(pathname: string): RoutePattern | null {
  return patterns.find((pattern) => matchPath(pattern, pathname) !== null) ?? null;
}
