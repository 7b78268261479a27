import type { health as shape } from '../../id/office/health.ts';
import { number } from '../number.ts';

const are = (n: number) => (n === 1 ? 'thing needs' : 'things need');

export const health: typeof shape = {
  lead: 'How the system of the school stands now. What is red is done at once, what is amber soon.',
  allGood: 'All is well.',
  notGood: (p) =>
    `${[
      ...(p.bad > 0 ? [`${number(p.bad)} ${are(p.bad)} doing now`] : []),
      ...(p.watch > 0 ? [`${number(p.watch)} ${are(p.watch)} watching`] : []),
    ].join(', ')}.`,
  columns: { what: 'Part', state: 'State', value: 'What shows', todo: 'What to do' },
  states: { good: 'Well', watch: 'Watch', bad: 'Now' },
  names: {
    version: 'Version',
    database: 'Database',
    clock: 'Clock',
    jobs: 'Automatic work',
    postings: 'Held-up postings',
    books: 'Agreement of the books',
    mail: 'Mail',
    provider: 'Payment provider',
    files: 'Files',
    backup: 'Backup',
    drill: 'Recovery drill',
  },
  todos: {
    version: '',
    database: 'Raise max_connections, or lower DATABASE_POOL or the number of processes.',
    clock: 'Turn NTP on, on this machine and on the database’s.',
    jobs: 'Look at the failed work on the admin’s home and have it tried again. If all of it is held up, read the log of the processes.',
    postings:
      'See the admin’s home, mend the cause that the log names, then have it tried again. Until then the books are incomplete.',
    books: 'Tell finance; the difference is in books_check.',
    mail: 'Open Outgoing Mail for the cause, then send a test mail.',
    provider:
      'Check MIDTRANS_API_URL, the key and the way out of this network; see the provider’s status page.',
    files: 'Check FILES_URL, the rights and the space left.',
    backup: 'Set BACKUP_URL and BACKUP_KEY, or read in the log of the processes why it fails.',
    drill: 'Read why, then run backup --drill. Until it succeeds, do not count on the backups.',
  },
  version: (p) => `${p.version}, Node ${p.node}, schema ${p.migration}`,
  database: (p) =>
    `PostgreSQL ${p.version}, ${p.size}, ${number(p.connections)} of ${number(p.max)} connections`,
  clock: (p) => `${number(p.ms)} milliseconds away from the database’s`,
  noneWaiting: 'Nothing waits',
  unpostedSince: (p) => `Not in the books since ${p.when}`,
  setAside: (p) => `${number(p.n)} ${p.n === 1 ? 'record' : 'records'} could not be handled`,
  postings: (p) => `Events of ${number(p.n)} ${p.n === 1 ? 'course' : 'courses'} are missing in the books`,
  booksAgree: (p) => `They agree, checked ${p.when}`,
  booksDiffer: (p) => `${number(p.n)} ${p.n === 1 ? 'difference' : 'differences'}, checked ${p.when}`,
  notChecked: 'Never checked',
  mailSince: (p) => `The oldest waits since ${p.when}`,
  mailFailed: (p) => `${number(p.n)} ${p.n === 1 ? 'mail' : 'mails'} failed and will be tried again`,
  reached: (p) => `Last heard ${p.when}`,
  notReached: 'Never heard',
  filesWork: 'Files can be written, read and removed',
  filesFail: 'Files cannot be written, read or removed',
  noBackup: 'Backups are not set up',
  backupAt: (p) => `Full backup ${p.when}`,
  noneYet: 'None yet',
  logUntil: (p) => `log stored until ${p.when}`,
  drillOk: (p) => `Succeeded ${p.when}`,
  drillFailed: (p) => `Failed ${p.when}`,
  problems: 'What it found',
  testMail: 'Send me a test mail',
  testMailDone: 'A test mail is on its way to your address.',
  refresh: 'Check again',
};
