import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { analytics } from './analytics.ts';
import { approvals } from './approvals.ts';
import { attendance } from './attendance.ts';
import { audit } from './audit.ts';
import { banks } from './banks.ts';
import { catalogue } from './catalogue.ts';
import { classes } from './classes.ts';
import { common } from './common.ts';
import { enrolments } from './enrolments.ts';
import { finance } from './finance.ts';
import { importing } from './importing.ts';
import { info } from './info.ts';
import { landing } from './landing.ts';
import { learners } from './learners.ts';
import { levels } from './levels.ts';
import { mail } from './mail.ts';
import { materials } from './materials.ts';
import { meetings } from './meetings.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { packages } from './packages.ts';
import { pay } from './pay.ts';
import { payments } from './payments.ts';
import { payroll } from './payroll.ts';
import { placement } from './placement.ts';
import { policy } from './policy.ts';
import { pretest } from './pretest.ts';
import { profiles } from './profiles.ts';
import { receipt } from './receipt.ts';
import { reconciliation } from './reconciliation.ts';
import { refundDesk } from './refundDesk.ts';
import { refunds } from './refunds.ts';
import { reports } from './reports.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { staff } from './staff.ts';
import { students } from './students.ts';
import { teachers } from './teachers.ts';
import { timetable } from './timetable.ts';
import { waiting } from './waiting.ts';

/** All texts of one language. The server reads them here; the web app loads each feature's file on its own. */
export const en = {
  accounts,
  admin,
  analytics,
  approvals,
  attendance,
  audit,
  banks,
  catalogue,
  common,
  enrolments,
  finance,
  learners,
  levels,
  mail,
  materials,
  meetings,
  notifications,
  orders,
  packages,
  pay,
  payments,
  payroll,
  placement,
  policy,
  pretest,
  site,
  landing,
  importing,
  info,
  profiles,
  receipt,
  reconciliation,
  refundDesk,
  refunds,
  reports,
  settings,
  shell,
  classes,
  students,
  teachers,
  timetable,
  waiting,
  staff,
};
