import { listSecurityEvents } from '@fasih/school/people/security/contract';
import type { Api } from '../../platform/http/api.ts';
import { pageOfEvents } from './store.ts';

/** The admins' list of failed and refused sign-ins and accesses. */
export function securityRoutes(api: Api): void {
  api.route(listSecurityEvents, ({ query }) => pageOfEvents(api.services.pool, query));
}
