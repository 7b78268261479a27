import { accountRoutes } from './accounts/routes.ts';
import type { Api } from './http/api.ts';
import { placementRoutes } from './placement/routes.ts';

/** Every feature's routes. A feature that is not here does not exist for the outside. */
export function registerFeatures(api: Api): void {
  accountRoutes(api);
  placementRoutes(api);
}
