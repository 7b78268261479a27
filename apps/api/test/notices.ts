import type { TestApp } from './start-test-app.ts';

type Reader = { accountId: string };

/** What notices of one kind told an account, oldest first. */
export async function noticesTo(app: TestApp, { accountId }: Reader, kind: string) {
  const { rows } = await app.pool.query(
    'select params from notification where account_id = $1 and kind = $2 order by id',
    [accountId, kind],
  );
  return rows.map(({ params }) => params);
}

/** The kinds of all notices to an account, oldest first; with `about` those whose kind begins with one of these words. */
export async function noticeKindsTo(
  app: TestApp,
  { accountId }: Reader,
  ...about: string[]
): Promise<string[]> {
  const { rows } = await app.pool.query<{ kind: string }>(
    'select kind from notification where account_id = $1 and kind ~ $2 order by id',
    [accountId, `^(${about.join('|')})`],
  );
  return rows.map(({ kind }) => kind);
}
