import type { Role } from '@fasih/school/basics/roles';
import type { RoutePattern } from '@fasih/school/routes';
import type { Icon } from '@tabler/icons-react';
import { matchPath } from 'react-router';
import { patternOf } from '../lib/routes.ts';
import type { Texts } from '../lib/texts.ts';
import {
  IconActivity,
  IconArrowsExchange,
  IconArrowsLeftRight,
  IconBell,
  IconBooks,
  IconCalendarCheck,
  IconCalendarWeek,
  IconCertificate,
  IconChartBar,
  IconClockHour4,
  IconFileText,
  IconHistory,
  IconHome,
  IconListCheck,
  IconLock,
  IconMail,
  IconReceipt,
  IconReceiptRefund,
  IconScale,
  IconSchool,
  IconSettings,
  IconTag,
  IconTrendingDown,
  IconTrendingUp,
  IconUpload,
  IconUserCheck,
  IconUserCircle,
  IconUserCog,
  IconUserDollar,
  IconUsers,
} from './icons.ts';

export type NavKey = keyof Texts['shell']['nav'];
/**
 * `to` is the address, `route` its entry in the table of routes; the test checks that the role may open it. `within` are
 * pages that belong to it although their address begins otherwise.
 */
export type Item = {
  to: string;
  route: RoutePattern;
  label: NavKey;
  Icon: Icon;
  within?: readonly RoutePattern[];
};

const item = (to: string, route: RoutePattern, label: NavKey, Icon: Icon): Item => ({
  to,
  route,
  label,
  Icon,
});
const plain = (route: RoutePattern, label: NavKey, Icon: Icon): Item => item(route, route, label, Icon);

const MY_CLASSES: Item = {
  ...item('/class/general-english', '/class/:program', 'myClasses', IconBooks),
  within: [
    '/my-classes/:id',
    '/my-classes/:id/refund',
    '/enrolments/:enrolmentId/rules',
    '/class/:id/attendance',
  ],
};

/** The links of the sidebars in their order (docs/product/staff.md#areas). */
export const SIDEBAR: Record<Role, readonly Item[]> = {
  student: [
    plain('/dashboard/student', 'dashboard', IconHome),
    MY_CLASSES,
    plain('/history', 'history', IconHistory),
    plain('/certificates', 'studentReport', IconCertificate),
  ],
  teacher: [
    plain('/dashboard/teacher', 'dashboard', IconHome),
    plain('/teacher/calendar', 'calendar', IconCalendarWeek),
    plain('/teacher/attendance', 'attendance', IconCalendarCheck),
    plain('/teacher/classes', 'myClasses', IconBooks),
    plain('/teacher/history', 'historyClasses', IconHistory),
    plain('/teacher/students', 'myStudents', IconUsers),
    plain('/teacher/availability', 'availability', IconClockHour4),
    plain('/teacher/pay', 'myPay', IconUserDollar),
  ],
  admin: [
    plain('/dashboard/admin', 'dashboard', IconHome),
    plain('/teacher/management', 'teachers', IconUserCog),
    plain('/student/management', 'students', IconUsers),
    plain('/class/management', 'classes', IconSchool),
    plain('/attendance/management', 'attendanceManagement', IconCalendarCheck),
    plain('/admin/calendar', 'calendar', IconCalendarWeek),
    plain('/admin/catalogue', 'catalogue', IconTag),
    plain('/admin/banks', 'banks', IconListCheck),
    plain('/admin/import', 'importing', IconUpload),
    plain('/admin/mails', 'mails', IconMail),
    plain('/admin/health', 'health', IconActivity),
    plain('/admin/analytics', 'analytics', IconChartBar),
    plain('/approvals', 'approvals', IconUserCheck),
    plain('/admin/audit', 'audit', IconHistory),
    plain('/admin/settings', 'settings', IconSettings),
  ],
  finance: [
    plain('/dashboard/finance/dashboard', 'dashboard', IconHome),
    plain('/dashboard/finance/revenue', 'revenue', IconTrendingUp),
    plain('/dashboard/finance/expenses', 'expenses', IconTrendingDown),
    plain('/dashboard/finance/reports', 'reports', IconFileText),
    plain('/dashboard/finance/transactions', 'transactions', IconArrowsExchange),
    plain('/dashboard/finance/profit-loss', 'profitLoss', IconScale),
    plain('/dashboard/finance/pay', 'pay', IconUserDollar),
    plain('/dashboard/finance/refunds', 'refunds', IconReceiptRefund),
    plain('/approvals', 'approvals', IconUserCheck),
    plain('/dashboard/finance/reconciliation', 'reconciliation', IconArrowsLeftRight),
    plain('/dashboard/finance/months', 'months', IconLock),
  ],
};

type BottomKey = keyof Texts['shell']['bottom'];
const short = (
  route: RoutePattern,
  label: NavKey,
  Icon: Icon,
  name: BottomKey,
): Item & { name: BottomKey } => ({
  ...plain(route, label, Icon),
  name,
});

const NEWS = short('/notifications', 'notifications', IconBell, 'news');
const ACCOUNT = short('/account', 'account', IconUserCircle, 'account');

/** The places of the bar at the bottom of a phone, each with the short name that fits there. */
export const BOTTOM_BAR = {
  student: [
    short('/dashboard/student', 'dashboard', IconHome, 'home'),
    { ...MY_CLASSES, name: 'classes' as const },
    short('/orders', 'orders', IconReceipt, 'orders'),
    NEWS,
    ACCOUNT,
  ],
  teacher: [
    short('/dashboard/teacher', 'dashboard', IconHome, 'home'),
    short('/teacher/attendance', 'attendance', IconCalendarCheck, 'attendance'),
    short('/teacher/students', 'myStudents', IconUsers, 'students'),
    NEWS,
    ACCOUNT,
  ],
};

/** Whether a page is under this link of the sidebar; a `home` has no pages below it. */
export function isCurrent({ to, route, within }: Item, pathname: string, home: string): boolean {
  const pattern = patternOf(pathname);
  if (pattern !== null && (pattern === route || within?.includes(pattern))) return true;
  return matchPath({ path: to, end: to === home }, pathname) !== null;
}

/** Titles of pages that no sidebar names. */
export const OTHER_TITLES: Partial<Record<RoutePattern, NavKey>> = {
  '/class/:id/attendance': 'attendance',
  '/my-classes/:id': 'myClasses',
  '/my-classes/:id/refund': 'refund',
  '/teacher/classes/:id': 'myClasses',
  '/teacher/meetings/:meetingId': 'myClasses',
  '/teacher/management/:teacherId': 'teachers',
  '/class/management/:classId': 'classes',
  '/admin/banks/:bankId': 'banks',
  '/dashboard/finance/pay/:runId': 'pay',
  '/dashboard/finance/entries/:entryId': 'entry',
  '/teacher/students/:id': 'myStudents',
  '/teacher/levels/:enrolmentId': 'myStudents',
  '/admin/levels/:enrolmentId': 'students',
  '/student/management/:learnerId': 'students',
  '/notifications': 'notifications',
  '/account/messages': 'messages',
  '/orders': 'orders',
  '/admin/teachers': 'teacherList',
  '/admin/attendance': 'attendanceToday',
  '/account': 'account',
  '/account/security': 'security',
  '/admin/security': 'audit',
};

/** The name of a signed-in page in the sidebars' words. */
export function titleOf(route: RoutePattern | null): NavKey {
  if (route === null) return 'dashboard';
  const listed = Object.values(SIDEBAR)
    .flat()
    .find((entry) => entry.route === route);
  return listed?.label ?? OTHER_TITLES[route] ?? 'dashboard';
}
