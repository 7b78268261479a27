import { listSecurityEvents } from '@fasih/school/people/security/contract';
import type { Api } from '../../platform/http/api.ts';
import { pageOfEvents } from './store.ts';

/** What the admins see of failed and refused sign-ins and accesses. */
export function securityRoutes(api: Api): void {
  api.route(listSecurityEvents, ({ query }) => pageOfEvents(api.services.pool, query));
}
