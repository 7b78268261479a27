import type { Sent } from '@fasih/school/basics/contract';
import {
  getIncident,
  getSafeguardingContact,
  getSafeguardingSettings,
  listIncidents,
} from '@fasih/school/office/safeguarding/contract';
import { paged, queryOf } from '../../lib/query.ts';

const CONTACT_STALE_MS = 10 * 60 * 1000;

/** The contact below every family page: asked for once in a while, not for each page. */
export const safeguardingContactQuery = {
  ...queryOf(getSafeguardingContact, {}),
  staleTime: CONTACT_STALE_MS,
};

export const safeguardingSettingsQuery = queryOf(getSafeguardingSettings, {});

export const incidentsQuery = (query: Sent<typeof listIncidents>['query']) => ({
  ...queryOf(listIncidents, { query }),
  ...paged,
});

/** Each load is a reading that is noted, so it is loaded once for as long as the page is open. */
export const incidentQuery = (incidentId: string) => ({
  ...queryOf(getIncident, { params: { incidentId } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
