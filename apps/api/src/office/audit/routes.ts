import * as calls from '@fasih/school/office/audit/contract';
import type { Api } from '../../platform/http/api.ts';
import { sendAuditExport } from './export-audit.ts';
import { pageOfAudit } from './list-audit.ts';

/** Routes that read the audit log. Nothing changes or removes an entry. */
export function auditRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listAudit, ({ query }) => pageOfAudit(pool, query));
}

/** The log as a file, on the connections for reports. */
export function auditExportRoute(api: Api): void {
  const { pool } = api.services;
  api.route(calls.exportAudit, ({ query }, call) => sendAuditExport(pool, query, call), { budget: 'long' });
}
