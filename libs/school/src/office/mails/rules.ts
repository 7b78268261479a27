/** What can be wrong with a mail, as a person can act on it. */
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

const OF: [RegExp, MailFault][] = [
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

/** What the mail server's words mean; anything that no server said is a fault of ours. */
export function mailFault(text: string): MailFault {
  return OF.find(([pattern]) => pattern.test(text))?.[1] ?? 'ours';
}

/** `i***i@contoh.id`: enough to know the address by, too little to copy it from a screen. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '***';
  const name = address.slice(0, at);
  const shown = name.length < 3 ? `${name[0]}***` : `${name[0]}***${name.at(-1)}`;
  return `${shown}${address.slice(at)}`;
}
