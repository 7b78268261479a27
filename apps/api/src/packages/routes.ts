import { listPackages } from '@fasih/school/packages/contract';
import type { Api } from '../http/api.ts';
import { packagesOnSale } from './store.ts';

/** The catalogue as the outside sees it. */
export function packageRoutes(api: Api): void {
  api.route(listPackages, async (_input, call) => ({
    data: await packagesOnSale(api.services.pool, call.lang),
  }));
}
