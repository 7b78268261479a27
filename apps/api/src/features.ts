import { accountRoutes } from './accounts/routes.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { classRoutes } from './classes/routes.ts';
import { adminDashboardRoutes } from './dashboards/admin-routes.ts';
import { dashboardRoutes } from './dashboards/routes.ts';
import { financeRoutes } from './finance/routes.ts';
import type { Api } from './http/api.ts';
import { importRoutes } from './importing/routes.ts';
import { learnerRoutes } from './learners/routes.ts';
import { materialRoutes } from './materials/routes.ts';
import { classPlanRoutes } from './meetings/class-routes.ts';
import { meetingRoutes } from './meetings/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { packageRoutes } from './packages/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { payrollRoutes } from './payroll/routes.ts';
import { placementRoutes } from './placement/routes.ts';
import { pretestRoutes } from './pretest/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { teacherRoutes } from './teachers/routes.ts';

/** Every feature's routes. A feature that is not here does not exist for the outside. */
export function registerFeatures(api: Api): void {
  auditRoutes(api);
  accountRoutes(api);
  packageRoutes(api);
  learnerRoutes(api);
  orderRoutes(api);
  paymentRoutes(api);
  placementRoutes(api);
  pretestRoutes(api);
  notificationRoutes(api);
  teacherRoutes(api);
  classRoutes(api);
  classPlanRoutes(api);
  meetingRoutes(api);
  attendanceRoutes(api);
  materialRoutes(api);
  reportRoutes(api);
  refundRoutes(api);
  financeRoutes(api);
  payrollRoutes(api);
  importRoutes(api);
  dashboardRoutes(api);
  adminDashboardRoutes(api);
}
