import { Navigate, useLocation } from 'react-router';

const TO: Record<string, string> = {
  '/teacher/sidebar': '/dashboard/teacher',
  '/admin/sidebar': '/dashboard/admin',
  '/dashboard/finance': '/dashboard/finance/dashboard',
};

/** Addresses that only lead on (docs/product/accounts.md#roles). */
export default function Redirects() {
  const { pathname } = useLocation();
  return <Navigate to={TO[pathname.replace(/\/$/, '')] ?? '/'} replace />;
}
