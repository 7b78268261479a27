import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Signed-in pages that have no content of their own yet; each gets its module when it is built. */
const EMPTY_AREAS = [
  '/admin/settings',
  '/admin/audit',
  '/admin/banks',
  '/admin/banks/:bankId',
  '/admin/import',
  '/admin/mails',
];
const REDIRECTS = ['/teacher/sidebar', '/admin/sidebar', '/dashboard/finance'];

const shared = (module: string) => (path: string) => route(path, module, { id: `area${path}` });

/** Every page of the web app. Who may open it stands in one table, `@fasih/school/routes`. */
export default [
  layout('shell/public-layout.tsx', [
    index('site/pages/landing.tsx'),
    route('/about', 'site/pages/about.tsx'),
    route('/contact', 'site/pages/contact.tsx'),
    route('/privacy', 'site/pages/privacy.tsx'),
    route('/terms', 'site/pages/terms.tsx'),
    route('/certificates/verify/:code', 'reports/pages/verify.tsx'),
    route('/trial/LpTrial', 'site/pages/trial.tsx'),
    route('/program/:program', 'packages/pages/program.tsx', { id: 'program' }),
    route('/program/:program/:subprogram', 'packages/pages/program.tsx', { id: 'subprogram' }),
  ]),
  // Its chooser stands in the public frame, its running test in a quiet one.
  route('/pretest', 'pretest/pages/pretest.tsx'),
  layout('shell/app-layout.tsx', [
    layout('shell/form-layout.tsx', [
      route('/login', 'accounts/pages/login.tsx'),
      route('/register', 'accounts/pages/register.tsx'),
      route('/forgot-password', 'accounts/pages/forgot-password.tsx'),
      route('/reset-password', 'accounts/pages/reset-password.tsx'),
      route('/verify-email', 'accounts/pages/verify-email.tsx'),
    ]),
    layout('shell/buy-layout.tsx', [
      route('/program-selection', 'packages/pages/program-selection.tsx'),
      route('/checkout/:orderId', 'orders/pages/checkout.tsx'),
      route('/redirect', 'orders/pages/redirect.tsx'),
      route('/dev/ui', 'ui/pages/dev-ui.tsx'),
    ]),
    // A frame of its own: while the test runs there is nothing around it.
    route('/placement-test', 'placement/pages/placement-test.tsx'),
    layout('shell/area-layout.tsx', [
      route('/dashboard/student', 'enrolments/pages/student-dashboard.tsx'),
      route('/account', 'accounts/pages/account.tsx'),
      route('/account/security', 'accounts/pages/security.tsx'),
      route('/account/learners', 'learners/pages/learners.tsx'),
      route('/orders', 'orders/pages/orders.tsx'),
      route('/class/:program', 'classes/pages/my-classes.tsx'),
      route('/my-classes/:id', 'classes/pages/my-class.tsx'),
      route('/my-classes/:id/refund', 'refunds/pages/refund.tsx'),
      route('/class/:id/attendance', 'attendance/pages/attendance.tsx'),
      route('/history', 'attendance/pages/history.tsx'),
      route('/certificates', 'reports/pages/student-report.tsx'),
      route('/dashboard/teacher', 'teachers/pages/teacher-dashboard.tsx'),
      route('/teacher/attendance', 'teachers/pages/teacher-attendance.tsx'),
      route('/teacher/availability', 'teachers/pages/availability.tsx'),
      route('/teacher/classes', 'teachers/pages/teacher-classes.tsx'),
      route('/teacher/classes/:id', 'teachers/pages/teacher-class.tsx'),
      route('/teacher/history', 'teachers/pages/teacher-history.tsx'),
      route('/teacher/students', 'teachers/pages/teacher-students.tsx'),
      route('/teacher/students/:id', 'teachers/pages/teacher-student.tsx'),
      ...['/teacher/management', '/admin/teachers'].map(shared('admin/teachers-list.tsx')),
      route('/teacher/management/:teacherId', 'admin/teachers-one.tsx'),
      route('/class/management', 'admin/classes-list.tsx'),
      route('/class/management/:classId', 'admin/classes-one.tsx'),
      ...['/attendance/management', '/admin/attendance'].map(shared('admin/attendance-page.tsx')),
      route('/notifications', 'notifications/pages/notifications.tsx'),
      route('/account/messages', 'notifications/pages/messages.tsx'),
      route('/dashboard/admin', 'admin/home.tsx'),
      route('/admin/catalogue', 'admin/catalogue-page.tsx'),
      route('/admin/analytics', 'admin/analytics-page.tsx'),
      route('/admin/calendar', 'admin/calendar-page.tsx'),
      route('/student/management', 'admin/students-list.tsx'),
      route('/student/management/:learnerId', 'admin/students-one.tsx'),
      route('/dashboard/finance/dashboard', 'finance/pages/dashboard.tsx'),
      route('/dashboard/finance/revenue', 'finance/pages/revenue.tsx'),
      route('/dashboard/finance/expenses', 'finance/pages/expenses.tsx'),
      route('/dashboard/finance/reports', 'finance/pages/reports.tsx'),
      route('/dashboard/finance/transactions', 'finance/pages/transactions.tsx'),
      route('/dashboard/finance/profit-loss', 'finance/pages/profit-loss.tsx'),
      route('/dashboard/finance/entries/:entryId', 'finance/pages/entry.tsx'),
      route('/dashboard/finance/pay', 'finance/pages/pay.tsx'),
      route('/dashboard/finance/pay/:runId', 'finance/pages/pay-run.tsx'),
      route('/teacher/pay', 'finance/pages/my-pay.tsx'),
      route('/dashboard/finance/refunds', 'finance/pages/refunds.tsx'),
      route('/dashboard/finance/reconciliation', 'finance/pages/reconciliation.tsx'),
      route('/dashboard/finance/months', 'finance/pages/months.tsx'),
      ...REDIRECTS.map(shared('shell/pages/redirects.tsx')),
      ...EMPTY_AREAS.map(shared('shell/pages/empty-area.tsx')),
    ]),
  ]),
  route('*', 'shell/pages/lost.tsx'),
] satisfies RouteConfig;
