/** Mail faults by what a person can do about them. */
export const MAIL_FAULTS = [
  'noSuchAddress',
  'mailboxFull',
  'refused',
  'later',
  'noServer',
  'login',
  'ours',
] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

const FAULT_PATTERNS: [RegExp, MailFault][] = [
  [
    /\b5\.1\.[0-6]\b|user unknown|no such user|does not exist|mailbox unavailable|no recipients/i,
    'noSuchAddress',
  ],
  [/\b[45]\.2\.2\b|\b552\b|mailbox full|over quota/i, 'mailboxFull'],
  [/\b535\b|\b530\b|5\.7\.8|invalid login|authentication/i, 'login'],
  [
    /ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|EPIPE|timeout|timed out|greeting never|socket|getaddrinfo/i,
    'noServer',
  ],
  [/\b4\d\d\b|\b4\.\d\.\d\b|try (again )?later|greylist/i, 'later'],
  [/\b5\d\d\b|\b5\.\d\.\d\b|rejected|denied|blocked/i, 'refused'],
];

/** Classifies a mail server's message; a text from no server is an error of ours. */
export function mailFault(text: string): MailFault {
  return FAULT_PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? 'ours';
}
