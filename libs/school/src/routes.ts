import { type Caller, CHILD, type Role } from './basics/roles.ts';

/** Who may see a page. The guard, the sidebars and the tests read this table; address prefixes decide nothing. */
export type RouteAccess = 'public' | 'signedIn' | readonly Role[];

const student: readonly Role[] = ['student'];
const teacher: readonly Role[] = ['teacher'];
const admin: readonly Role[] = ['admin'];
const reporters: readonly Role[] = ['student', 'teacher'];
const finance: readonly Role[] = ['finance', 'admin'];

/** Every page of the web app (docs/product/accounts.md#roles), by its pattern. */
export const ROUTES = {
  '/': 'public',
  '/about': 'public',
  '/contact': 'public',
  '/privacy': 'public',
  '/terms': 'public',
  '/register': 'public',
  '/login': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/verify-email': 'public',
  '/confirm-email': 'public',
  '/stop-email-change': 'public',
  '/substitute': 'public',
  '/guardian': 'public',
  '/child': 'public',
  '/child/connect': 'public',
  '/child/safe': 'public',
  '/program-selection': 'public',
  '/checkout/:orderId': student,
  '/redirect': 'public',
  '/pretest': 'public',
  '/placement-test': 'public',
  '/program/:program': 'public',
  '/program/:program/:subprogram': 'public',
  '/trial/LpTrial': 'public',
  '/account': 'signedIn',
  '/account/security': 'signedIn',
  '/account/learners': student,
  '/account/messages': 'signedIn',
  '/notifications': 'signedIn',
  '/safeguarding': reporters,
  '/dashboard/student': student,
  '/class/:program': student,
  '/wishes/:enrolmentId': student,
  '/enrolments/:enrolmentId/times': student,
  '/enrolments/:enrolmentId/rules': student,
  '/my-classes/:id': student,
  '/my-classes/:id/refund': student,
  '/class/:id/attendance': student,
  '/history': student,
  '/certificates': student,
  '/certificates/verify/:code': 'public',
  '/orders': student,
  '/dashboard/teacher': teacher,
  '/teacher/attendance': teacher,
  '/teacher/availability': teacher,
  '/teacher/calendar': teacher,
  '/teacher/classes': teacher,
  '/teacher/classes/:id': teacher,
  '/teacher/meetings/:meetingId': teacher,
  '/teacher/history': teacher,
  '/teacher/students': teacher,
  '/teacher/students/:id': teacher,
  '/teacher/levels/:enrolmentId': teacher,
  '/teacher/pay': teacher,
  '/teacher/sidebar': teacher,
  '/dashboard/admin': admin,
  '/teacher/management': admin,
  '/teacher/management/:teacherId': admin,
  '/student/management': admin,
  '/student/management/:learnerId': admin,
  '/class/management': admin,
  '/admin/placing': admin,
  '/admin/repairs': admin,
  '/class/management/:classId': admin,
  '/attendance/management': admin,
  '/admin/analytics': admin,
  '/admin/settings': admin,
  '/admin/teachers': admin,
  '/admin/attendance': admin,
  '/admin/audit': admin,
  '/admin/security': admin,
  '/admin/banks': admin,
  '/admin/banks/:bankId': admin,
  '/admin/calendar': admin,
  '/admin/catalogue': admin,
  '/admin/health': admin,
  '/admin/import': admin,
  '/admin/levels/:enrolmentId': admin,
  '/admin/mails': admin,
  '/admin/safeguarding': admin,
  '/admin/safeguarding/:incidentId': admin,
  '/admin/sidebar': admin,
  '/dashboard/finance': finance,
  '/dashboard/finance/dashboard': finance,
  '/dashboard/finance/revenue': finance,
  '/dashboard/finance/expenses': finance,
  '/dashboard/finance/reports': finance,
  '/dashboard/finance/transactions': finance,
  '/dashboard/finance/profit-loss': finance,
  '/dashboard/finance/entries/:entryId': finance,
  '/dashboard/finance/pay': finance,
  '/dashboard/finance/pay/:runId': finance,
  '/dashboard/finance/refunds': finance,
  '/dashboard/finance/reconciliation': finance,
  '/dashboard/finance/months': finance,
  '/approvals': finance,
  '/dev/ui': 'public',
} as const satisfies Record<string, RouteAccess>;

export type RoutePattern = keyof typeof ROUTES;

/** May this role open the page? Signed-out visitors have no role. */
export function mayOpen(pattern: RoutePattern, role: Caller | undefined): boolean {
  const access: RouteAccess = ROUTES[pattern];
  if (access === 'public') return true;
  // The pages of a child's own device are public: what they show is for the server to say.
  if (role === undefined || role === CHILD) return false;
  return access === 'signedIn' || access.includes(role);
}
