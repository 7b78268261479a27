import { Outlet, redirectDocument } from 'react-router';
import type { Route } from './+types/public-layout.ts';
import { PublicFrame } from './public-frame.tsx';

/** These pages are only read: they come without React (`site/reading.ts`). */
export const handle = { isRead: true };

/** From a page that React has brought to life, such a page is opened as a document of its own. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url);
  },
];

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
