import type { RoutePattern } from '@fasih/school/routes';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses and the files of their pages. An address is first given its roles in `libs/school/src/routes.ts`. */
type Pages = Partial<Record<RoutePattern, string>>;

const PUBLIC = {
  '/': 'site/pages/landing.tsx',
  '/about': 'site/pages/about.tsx',
  '/contact': 'site/pages/contact.tsx',
  '/privacy': 'site/pages/privacy.tsx',
  '/terms': 'site/pages/terms.tsx',
  '/certificates/verify/:code': 'learning/certificates/verify.tsx',
  '/trial/LpTrial': 'site/pages/trial.tsx',
  '/program/:program': 'site/program/program.tsx',
  '/program/:program/:subprogram': 'site/program/program.tsx',
} satisfies Pages;

/** Signing in, and what a link of a mail opens. */
const FORMS = {
  '/login': 'people/sign-in/login.tsx',
  '/register': 'people/sign-in/register.tsx',
  '/forgot-password': 'people/sign-in/forgot-password.tsx',
  '/reset-password': 'people/sign-in/reset-password.tsx',
  '/verify-email': 'people/sign-in/verify-email.tsx',
  '/confirm-email': 'people/sign-in/confirm-email.tsx',
  '/stop-email-change': 'people/sign-in/stop-email-change.tsx',
  '/substitute': 'learning/absences/teacher/offer-page.tsx',
  '/guardian': 'office/guardians/invitation-page.tsx',
} satisfies Pages;

const BUYING = {
  '/program-selection': 'sales/orders/program-selection.tsx',
  '/checkout/:orderId': 'sales/payments/checkout.tsx',
  '/redirect': 'sales/payments/redirect.tsx',
  '/dev/ui': 'shell/pages/dev-ui.tsx',
} satisfies Pages;

/** Pages that bring their own frame. */
const UNFRAMED = {
  // A child's own device has no area: a quiet frame around a page or two.
  '/child': 'office/homes/child/home.tsx',
  '/child/connect': 'people/child-devices/connect.tsx',
  '/child/safe': 'office/safeguarding/child.tsx',
  // While the test runs there is nothing around it.
  '/placement-test': 'shell/pages/placement-test.tsx',
} satisfies Pages;

/** Without the parts of the app: its chooser has the public frame, its running test a quiet one. */
const PRETEST = { '/pretest': 'shell/pages/pretest.tsx' } satisfies Pages;

const ACCOUNT = {
  '/account': 'office/account/account.tsx',
  '/account/security': 'people/accounts/security.tsx',
  '/account/learners': 'office/guardians/learners-page.tsx',
  '/account/messages': 'messaging/notifications/messages.tsx',
} satisfies Pages;

/** The areas of the roles, behind the sign-in. */
const AREAS = {
  '/dashboard/student': 'office/homes/student/student-dashboard.tsx',
  '/safeguarding': 'office/safeguarding/page.tsx',
  '/orders': 'sales/orders/orders.tsx',
  '/class/:program': 'learning/classes/family/my-classes.tsx',
  '/wishes/:enrolmentId': 'learning/wishes/page.tsx',
  '/enrolments/:enrolmentId/times': 'learning/placing/family/times.tsx',
  '/enrolments/:enrolmentId/rules': 'office/newer-rules/page.tsx',
  '/my-classes/:id': 'learning/classes/family/my-class.tsx',
  '/my-classes/:id/refund': 'finance/refunds/family/refund.tsx',
  '/class/:id/attendance': 'learning/attendance/family/attendance.tsx',
  '/history': 'learning/attendance/family/history.tsx',
  '/certificates': 'learning/reports/family/student-report.tsx',
  '/dashboard/teacher': 'office/homes/teacher/teacher-dashboard.tsx',
  '/teacher/attendance': 'learning/attendance/teacher/attendance.tsx',
  '/teacher/availability': 'learning/availability/availability.tsx',
  '/teacher/calendar': 'learning/calendars/teacher-week.tsx',
  '/teacher/classes': 'learning/classes/teacher/classes.tsx',
  '/teacher/classes/:id': 'learning/classes/teacher/class.tsx',
  '/teacher/meetings/:meetingId': 'office/homes/teacher/lesson.tsx',
  '/teacher/history': 'learning/attendance/teacher/history.tsx',
  '/teacher/students': 'office/homes/teacher/students.tsx',
  '/teacher/students/:id': 'office/homes/teacher/student.tsx',
  '/teacher/levels/:enrolmentId': 'learning/levels/level.tsx',
  '/admin/levels/:enrolmentId': 'learning/levels/level.tsx',
  '/teacher/management': 'learning/teachers/admin/list.tsx',
  '/admin/teachers': 'learning/teachers/admin/list.tsx',
  '/teacher/management/:teacherId': 'office/teachers/teacher.tsx',
  '/admin/placing': 'learning/placing/admin/place-all.tsx',
  '/admin/repairs': 'learning/repairs/page.tsx',
  '/class/management': 'learning/classes/admin/list.tsx',
  '/class/management/:classId': 'learning/classes/admin/one.tsx',
  '/attendance/management': 'learning/attendance/admin/page.tsx',
  '/admin/attendance': 'learning/attendance/admin/page.tsx',
  '/notifications': 'messaging/notifications/notifications.tsx',
  '/dashboard/admin': 'office/homes/admin/home.tsx',
  '/admin/catalogue': 'office/catalogue/catalogue.tsx',
  '/admin/analytics': 'office/analytics/page.tsx',
  '/admin/banks': 'assessment/banks/page.tsx',
  '/admin/banks/:bankId': 'assessment/banks/one.tsx',
  '/admin/calendar': 'learning/calendars/page.tsx',
  '/admin/import': 'office/imports/page.tsx',
  '/student/management': 'office/students/list.tsx',
  '/student/management/:learnerId': 'office/students/one.tsx',
  '/dashboard/finance/dashboard': 'office/homes/finance/dashboard.tsx',
  '/dashboard/finance/revenue': 'finance/books/revenue.tsx',
  '/dashboard/finance/expenses': 'finance/books/expenses.tsx',
  '/dashboard/finance/reports': 'finance/books/reports.tsx',
  '/dashboard/finance/transactions': 'finance/books/transactions.tsx',
  '/dashboard/finance/profit-loss': 'finance/books/profit-loss.tsx',
  '/dashboard/finance/entries/:entryId': 'finance/books/entry.tsx',
  '/dashboard/finance/pay': 'finance/payroll/pay.tsx',
  '/dashboard/finance/pay/:runId': 'finance/payroll/pay-run.tsx',
  '/teacher/pay': 'finance/payroll/my-pay.tsx',
  '/dashboard/finance/refunds': 'finance/refunds/refunds.tsx',
  '/dashboard/finance/reconciliation': 'finance/reconciliation/reconciliation.tsx',
  '/dashboard/finance/months': 'finance/books/months.tsx',
  '/approvals': 'office/approvals/approvals.tsx',
  '/admin/settings': 'office/settings/settings.tsx',
  '/admin/safeguarding': 'office/safeguarding/admin/list.tsx',
  '/admin/safeguarding/:incidentId': 'office/safeguarding/admin/one.tsx',
  '/admin/audit': 'office/audit/log.tsx',
  '/admin/security': 'office/audit/security-log.tsx',
  '/admin/mails': 'office/mails/list.tsx',
  '/admin/health': 'office/health/page.tsx',
  '/teacher/sidebar': 'shell/pages/redirects.tsx',
  '/admin/sidebar': 'shell/pages/redirects.tsx',
  '/dashboard/finance': 'shell/pages/redirects.tsx',
} satisfies Pages;

/** Every page of the web app; an address without one does not compile: add it to the group of its frame. */
const ALL: Record<RoutePattern, string> = {
  ...PUBLIC,
  ...PRETEST,
  ...FORMS,
  ...BUYING,
  ...UNFRAMED,
  ...ACCOUNT,
  ...AREAS,
};

const hasOneAddress = (file: string) => Object.values(ALL).filter((one) => one === file).length === 1;

/** The routes of a group; a file with several addresses needs an id for each. */
const routesOf = (pages: Pages) =>
  Object.entries(pages).map(([path, file]) => {
    if (path === '/') return index(file);
    return hasOneAddress(file) ? route(path, file) : route(path, file, { id: path });
  });

export default [
  layout('shell/public-layout.tsx', routesOf(PUBLIC)),
  ...routesOf(PRETEST),
  layout('shell/app-layout.tsx', [
    layout('shell/form-layout.tsx', routesOf(FORMS)),
    layout('shell/buy-layout.tsx', routesOf(BUYING)),
    ...routesOf(UNFRAMED),
    layout('shell/area-layout.tsx', [
      layout('office/account/account-layout.tsx', routesOf(ACCOUNT)),
      ...routesOf(AREAS),
    ]),
  ]),
  route('*', 'shell/pages/lost.tsx'),
] satisfies RouteConfig;
