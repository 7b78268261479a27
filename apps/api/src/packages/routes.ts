import * as catalogue from '@fasih/school/packages/catalogue';
import { listPackages } from '@fasih/school/packages/contract';
import type { Api } from '../http/api.ts';
import * as change from './change-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { packagesOnSale } from './store.ts';

/** The catalogue as the outside sees it, and as admins keep it. */
export function packageRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(listPackages, async (_input, call) => ({
    data: await packagesOnSale(pool, call.lang, call.now),
  }));
  api.route(catalogue.listCatalogue, ({ query }, call) => readCatalogue(pool, query, call.now));
  api.route(catalogue.getPackage, ({ params }, call) =>
    change.packageForAdmin(pool, params.packageId, call.now),
  );
  api.route(catalogue.addPackage, ({ body }, call) => change.addPackage(pool, body, call));
  api.route(catalogue.changePackage, ({ params, body }, call) =>
    change.changePackage(pool, params.packageId, body, call),
  );
  api.route(catalogue.addPrice, ({ params, body }, call) =>
    change.addPrice(pool, params.packageId, body, call),
  );
  api.route(catalogue.removePrice, ({ params }, call) => change.removePrice(pool, params, call));
  api.route(catalogue.setOnSale, ({ params, body }, call) =>
    change.setOnSale(pool, params.packageId, body, call),
  );
}
