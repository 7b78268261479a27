import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/office/imports/contract';
import { MAX_IMPORT_BYTES } from '@fasih/school/office/imports/sheet';
import { countedPage } from '../../platform/db/page.ts';
import type { Api } from '../../platform/http/api.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { presentDetail, presentRun } from './present.ts';
import { sendErrors, sendTemplate } from './send-files.ts';
import { importColumns, importFrom, importOf, importsNewestFirst } from './store.ts';

/** Routes for bulk imports of students and teachers: templates, dry run, applying. */
export function importRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(contract.listImports, async ({ query }) => {
    const found = await countedPage(pool, query, {
      columns: importColumns,
      from: importFrom,
      orderBy: importsNewestFirst,
    });
    return isRefusal(found) ? found : { ...found, data: found.data.map(presentRun) };
  });
  api.route(contract.importTemplate, ({ params, query }, call) => sendTemplate(params.kind, query, call));
  api.route(contract.getImport, async ({ params }) => {
    const run = await importOf(pool, params.importId);
    return run ? presentDetail(run) : refuse('importing.notFound');
  });
  api.route(contract.importErrors, ({ params, query }, call) =>
    sendErrors(pool, params.importId, query, call),
  );
  api.route(contract.checkImport, (_input, call) => checkImport(services, call), {
    raw: true,
    bodyLimit: MAX_IMPORT_BYTES + 64 * 1024,
  });
  api.route(contract.applyImport, ({ params }, call) => applyImport(services, params.importId, call));
}
