import { data } from 'react-router';
import { NotFound } from '../lost.tsx';

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
