import * as calls from '@fasih/school/assessment/banks/contract';
import type { Api } from '../../platform/http/api.ts';
import { dropDraft, publishDraft, retireItem, saveDraft } from './change-items.ts';
import { readBanks, readItem, readItems } from './read-banks.ts';

/** Routes for admins to read and change the question banks; only these replies contain keys. */
export function bankRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listBanks, () => readBanks(pool));
  api.route(calls.listItems, ({ params, query }) => readItems(pool, params.bankId, query));
  api.route(calls.getItem, ({ params }) => readItem(pool, params.bankId, params.itemId));
  api.route(calls.saveDraft, ({ params, body }, call) => saveDraft(pool, params, body, call), {
    budget: 'long',
  });
  api.route(calls.dropDraft, ({ params, query }, call) => dropDraft(pool, params, query.version, call));
  api.route(calls.publishDraft, ({ params, body }, call) => publishDraft(pool, params, body.version, call), {
    budget: 'long',
  });
  api.route(calls.retireItem, ({ params, body }, call) => retireItem(pool, params, body, call), {
    auditNotNeeded: 'what is retired or brought back has its entry; doing it again changes nothing',
  });
}
