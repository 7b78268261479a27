import type { Failure } from '@fasih/school/platform/outgoing/retry';

/** No mail got as far as being judged: no line, no greeting, or cut off. A call ended by its deadline (`EABORT`) is one of them. */
const UNREACHABLE = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROXY',
  'EPROTOCOL',
  'EABORT',
];
const NO_LOGIN = ['EAUTH', 'ENOAUTH', 'EOAUTH2'];

/** Why a mail was not sent, from the error of nodemailer; anything that came neither from the line nor from the server is ours. */
export function smtpFailure(error: unknown): Failure {
  const { code = '', responseCode = 0 } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const reply = Number(responseCode);
  const isTemporary = reply >= 400 && reply < 500;
  // 421: the server closes the connection, whatever the mail was.
  if (reply === 421 || UNREACHABLE.includes(String(code))) return 'connection';
  if (NO_LOGIN.includes(String(code)) || reply === 530 || reply === 535)
    return isTemporary ? 'connection' : 'login';
  if (isTemporary) return 'later';
  return reply >= 500 ? 'refused' : 'ours';
}
