import { expect, it } from 'vitest';
import { smtpFailure } from './failure.ts';

it.each([
  ['nobody listens', { code: 'ESOCKET', errno: -111 }, 'connection'],
  ['no answer in time', { code: 'ETIMEDOUT' }, 'connection'],
  ['the name of the server is unknown', { code: 'EDNS' }, 'connection'],
  ['the server takes no connections now', { code: 'EPROTOCOL', responseCode: 554 }, 'connection'],
  ['the server shuts down', { code: 'EMESSAGE', responseCode: 421 }, 'connection'],
  ['our deadline ended it', { code: 'EABORT' }, 'connection'],
  ['the password is wrong', { code: 'EAUTH', responseCode: 535 }, 'login'],
  ['signing in is wanted', { code: 'EENVELOPE', responseCode: 530 }, 'login'],
  ['signing in does not work for now', { code: 'EAUTH', responseCode: 454 }, 'connection'],
  ['greylisting', { code: 'EENVELOPE', responseCode: 451 }, 'later'],
  ['the mailbox is full', { code: 'EENVELOPE', responseCode: 452 }, 'later'],
  ['no such address', { code: 'EENVELOPE', responseCode: 550 }, 'refused'],
  ['the content is refused', { code: 'EMESSAGE', responseCode: 554 }, 'refused'],
  ['the mail cannot be written', new TypeError('no words for mails of kind x'), 'ours'],
  ['no error at all', undefined, 'ours'],
])('%s', (_, error, failure) => {
  expect(smtpFailure(error)).toBe(failure);
});
