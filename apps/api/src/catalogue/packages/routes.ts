import * as catalogue from '@fasih/school/catalogue/packages/catalogue';
import { listPackages } from '@fasih/school/catalogue/packages/contract';
import type { Api } from '../../platform/http/api.ts';
import { cachedCatalogue } from './cached-catalogue.ts';
import type { CountSold } from './catalogue-store.ts';
import * as change from './change-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Routes of the public catalogue and of its administration. */
export function packageRoutes(api: Api, countSold: CountSold): void {
  const { pool, content } = api.services;
  const context = { pool, countSold };
  const packagesOnSale = cachedCatalogue(api.services);
  /** Rereads the content version after a write, so that the admin sees their own change at once. */
  const refreshAfter = async <T>(write: Promise<T>): Promise<T> => {
    const result = await write;
    await content.refresh();
    return result;
  };
  api.route(listPackages, async (_input, call) => ({ data: await packagesOnSale(call.lang) }));
  api.route(catalogue.listCatalogue, ({ query }, call) => readCatalogue(context, query, call.now));
  api.route(catalogue.getPackage, ({ params }, call) =>
    change.packageForAdmin(context, params.packageId, call.now),
  );
  api.route(catalogue.addPackage, ({ body }, call) => refreshAfter(change.addPackage(context, body, call)));
  api.route(catalogue.changePackage, ({ params, body }, call) =>
    refreshAfter(change.changePackage(context, params.packageId, body, call)),
  );
  api.route(catalogue.addPrice, ({ params, body }, call) =>
    refreshAfter(change.addPrice(context, params.packageId, body, call)),
  );
  api.route(catalogue.removePrice, ({ params }, call) =>
    refreshAfter(change.removePrice(context, params, call)),
  );
  api.route(catalogue.setOnSale, ({ params, body }, call) =>
    refreshAfter(change.setOnSale(context, params.packageId, body, call)),
  );
}
