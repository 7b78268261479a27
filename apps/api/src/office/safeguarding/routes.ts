import * as calls from '@fasih/school/office/safeguarding/contract';
import type { Api } from '../../platform/http/api.ts';
import { changeIncident } from './change-incident.ts';
import { pageOfIncidents, readIncident } from './read-incidents.ts';
import { reportIncident } from './report-incident.ts';
import { nameOfficer, readContact, readSafeguarding, saveContact } from './setting.ts';

/** Routes for the safeguarding contact and for incidents, which the officer alone reads. */
export function safeguardingRoutes(api: Api): void {
  const { pool } = api.services;
  // Every admin reads the audit log, and nobody else than the officer may know of an incident.
  const auditNotNeeded = 'kept in the history of the incident';
  api.route(calls.getSafeguardingContact, () => readContact(pool));
  api.route(calls.getSafeguardingSettings, () => readSafeguarding(pool));
  api.route(calls.saveSafeguardingContact, ({ body }, call) => saveContact(pool, body, call));
  api.route(calls.nameOfficer, ({ body }, call) => nameOfficer(pool, body, call));
  api.route(calls.reportIncident, ({ body }, call) => reportIncident(pool, body, call), { auditNotNeeded });
  api.route(calls.listIncidents, ({ query }, call) => pageOfIncidents(pool, query, call));
  api.route(calls.getIncident, ({ params }, call) => readIncident(pool, params.incidentId, call));
  api.route(
    calls.changeIncident,
    ({ params, body }, call) => changeIncident(pool, params.incidentId, body, call),
    { auditNotNeeded },
  );
}
