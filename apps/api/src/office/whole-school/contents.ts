/**
 * Tables that an export leaves out, each with the reason that stands in its readme. Everything else is in it, so that a new table
 * cannot be forgotten.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  backup_key: 'backups belong to one database server',
  backup_place: 'backups belong to one database server',
  backup_run: 'backups belong to one database server',
  backup_series: 'backups belong to one database server',
  email_change: 'holds links that were mailed; an open change of address is asked for again',
  migrations: 'export.json lists them',
  recovered_page: 'belongs to a restore that is under way',
  rehearsal_mark: 'belongs to a rehearsed restore',
  school_clock: 'the difference between two clocks of one installation',
  session: 'everybody signs in again',
  throttle: 'counts attempts of the last minutes',
  verification: 'holds links and codes that were mailed; they are asked for again',
};

/**
 * Columns that keep a secret in a form nobody can read back, and why they travel. A test compares this list with every column whose
 * name tells of a secret.
 */
export const KEPT_SECRETS: Readonly<Record<string, string>> = {
  'account.must_change_password': 'yes or no',
  'calendar_feed.secret_hash': 'hash: calendar addresses of families go on working',
  'child_device.link_hash': 'hash: a link that was not opened yet goes on working',
  'credential.access_token': 'always empty',
  'credential.access_token_expires_at': 'always empty',
  'credential.id_token': 'always empty',
  'credential.password': 'hash: people keep their passwords',
  'credential.refresh_token': 'always empty',
  'credential.refresh_token_expires_at': 'always empty',
  'file_checksum.key_hash': 'hash of the name of a file',
  'guardian.link_hash': 'hash: an invitation that was not accepted yet goes on working',
  'import_run.file_hash': 'hash: the same file is recognised',
  'payment_attempt.token': 'the payment provider’s name of a page that ends within a day',
  'placement_attempt.address_hash': 'hash: limits tests without an account',
  'placement_attempt.device_hash': 'hash: limits tests without an account',
  'recovery_code.code_hash': 'hash: codes on paper go on working',
  'substitute_offer.token_hash': 'hash: links mailed to teachers go on working',
  'two_factor.secret': 'encrypted with APP_SECRET: two-step goes on working where APP_SECRET is the same',
};
