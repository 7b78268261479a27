import * as catalogue from '@fasih/school/catalogue/packages/catalogue';
import { listPackages } from '@fasih/school/catalogue/packages/contract';
import type { Api } from '../../platform/http/api.ts';
import type { CountSold } from './catalogue-store.ts';
import * as change from './change-catalogue.ts';
import { keptCatalogue } from './kept-catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

/** The public catalogue, and its administration. */
export function packageRoutes(api: Api, countSold: CountSold): void {
  const { pool, content } = api.services;
  const own = { pool, countSold };
  const onSale = keptCatalogue(api.services);
  /** An admin sees their own change at once. */
  const seen = async <T>(change: Promise<T>): Promise<T> => {
    const changed = await change;
    await content.readAgain();
    return changed;
  };
  api.route(listPackages, async (_input, call) => ({ data: await onSale(call.lang, call.now) }));
  api.route(catalogue.listCatalogue, ({ query }, call) => readCatalogue(own, query, call.now));
  api.route(catalogue.getPackage, ({ params }, call) =>
    change.packageForAdmin(own, params.packageId, call.now),
  );
  api.route(catalogue.addPackage, ({ body }, call) => seen(change.addPackage(own, body, call)));
  api.route(catalogue.changePackage, ({ params, body }, call) =>
    seen(change.changePackage(own, params.packageId, body, call)),
  );
  api.route(catalogue.addPrice, ({ params, body }, call) =>
    seen(change.addPrice(own, params.packageId, body, call)),
  );
  api.route(catalogue.removePrice, ({ params }, call) => seen(change.removePrice(own, params, call)));
  api.route(catalogue.setOnSale, ({ params, body }, call) =>
    seen(change.setOnSale(own, params.packageId, body, call)),
  );
}
