import { banks } from './assessment/banks.ts';
import { placement } from './assessment/placement.ts';
import { pretest } from './assessment/pretest.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { packages } from './catalogue/packages.ts';
import { policy } from './catalogue/policy.ts';
import { common } from './common.ts';
import { enrolments } from './courses/enrolments.ts';
import { finance } from './finance/finance.ts';
import { payroll } from './finance/payroll.ts';
import { reconciliation } from './finance/reconciliation.ts';
import { refunds } from './finance/refunds.ts';
import { reportFile } from './finance/report-file.ts';
import { staffRefunds } from './finance/staffRefunds.ts';
import { absences } from './learning/absences.ts';
import { appeals } from './learning/appeals.ts';
import { attendance } from './learning/attendance.ts';
import { bulk } from './learning/bulk.ts';
import { classes } from './learning/classes.ts';
import { levels } from './learning/levels.ts';
import { materials } from './learning/materials.ts';
import { meetings } from './learning/meetings.ts';
import { offeredTimes } from './learning/offeredTimes.ts';
import { placing } from './learning/placing.ts';
import { profiles } from './learning/profiles.ts';
import { repairs } from './learning/repairs.ts';
import { reports } from './learning/reports.ts';
import { series } from './learning/series.ts';
import { teachers } from './learning/teachers.ts';
import { timetable } from './learning/timetable.ts';
import { waiting } from './learning/waiting.ts';
import { wishes } from './learning/wishes.ts';
import { calendarFile } from './messaging/calendar-file.ts';
import { mail } from './messaging/mail.ts';
import { notices } from './messaging/notices.ts';
import { notifications } from './messaging/notifications.ts';
import { admin } from './office/admin.ts';
import { analytics } from './office/analytics.ts';
import { approvals } from './office/approvals.ts';
import { audit } from './office/audit.ts';
import { guardians } from './office/guardians.ts';
import { health } from './office/health.ts';
import { importing } from './office/importing.ts';
import { mails } from './office/mails.ts';
import { newerRules } from './office/newerRules.ts';
import { safeguarding } from './office/safeguarding.ts';
import { staff } from './office/staff.ts';
import { students } from './office/students.ts';
import { accounts } from './people/accounts.ts';
import { childDevices } from './people/childDevices.ts';
import { learners } from './people/learners.ts';
import { jobs } from './platform/jobs.ts';
import { settings } from './platform/settings.ts';
import { orders } from './sales/orders.ts';
import { payments } from './sales/payments.ts';
import { receipt } from './sales/receipt.ts';
import { info } from './site/info.ts';
import { landing } from './site/landing.ts';
import { palette } from './site/palette.ts';
import { shell } from './site/shell.ts';
import { site } from './site/site.ts';

/** All texts of one language. The server reads them here; the web app loads each feature's file on its own. */
export const id = {
  absences,
  accounts,
  admin,
  analytics,
  appeals,
  approvals,
  attendance,
  audit,
  banks,
  calendarFile,
  catalogue,
  childDevices,
  common,
  enrolments,
  finance,
  learners,
  levels,
  mail,
  guardians,
  health,
  jobs,
  mails,
  materials,
  meetings,
  notices,
  notifications,
  newerRules,
  offeredTimes,
  orders,
  packages,
  palette,
  payments,
  payroll,
  placement,
  placing,
  bulk,
  series,
  policy,
  pretest,
  site,
  landing,
  importing,
  info,
  profiles,
  receipt,
  reconciliation,
  staffRefunds,
  refunds,
  reportFile,
  repairs,
  reports,
  safeguarding,
  settings,
  shell,
  classes,
  students,
  teachers,
  timetable,
  waiting,
  wishes,
  staff,
};
