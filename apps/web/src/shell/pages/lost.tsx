import { data, redirectDocument } from 'react-router';
import { NotFound } from '../lost.tsx';
import type { Route } from './+types/lost.ts';

/** Only read, as the pages of `public-layout.tsx`. */
export const handle = { isRead: true };

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url);
  },
];

/** Any address that no page has. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Lost() {
  return <NotFound />;
}

export function ErrorBoundary() {
  return <NotFound />;
}
