import * as calls from '@fasih/school/office/mails/contract';
import type { Api } from '../../platform/http/api.ts';
import { giveUp, sendAgain } from './handle-mail.ts';
import { pageOfMails } from './list-mails.ts';
import { lettersIn, previewLetter } from './preview-letters.ts';

/** Routes for undelivered mails and mail previews. */
export function mailRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(calls.listMails, ({ query }, call) => pageOfMails(pool, query, call));
  api.route(calls.sendMailAgain, ({ params }, call) => sendAgain(pool, params.mailId, call), {
    auditNotNeeded: 'a mail that is due already needs no second entry',
  });
  api.route(calls.giveUpMail, ({ params, body }, call) => giveUp(pool, params.mailId, body.reason, call), {
    auditNotNeeded: 'giving up what is given up changes nothing',
  });
  api.route(calls.listLetters, (_, call) => lettersIn(call.lang));
  api.route(calls.letterPreview, ({ params, query }) => previewLetter(services, params.letterId, query.lang));
}
