import { randomUUID } from 'node:crypto';
import type { NoticeParams } from '@fasih/messages/notice';
import type { Lang } from '@fasih/messages/texts';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { whoToTell } from './store.ts';

/** An address that hears of a change although no active account has it (any more). */
export type AlsoTo = { email: string; lang: Lang; role: string };

/** Tells every approver but the one who wants it that another one is to decide. */
export function tellAsked(
  db: PoolClient,
  asked: Omit<NoticeParams['staff.changeAsked'], 'by'>,
  call: Call,
  alsoTo?: AlsoTo,
): Promise<void> {
  return tell(db, call, asked.name, alsoTo, (by) => ({
    kind: 'staff.changeAsked',
    params: { ...asked, by: by ?? '' },
  }));
}

/** Tells every approver but the one who did it what happened to an approver's account. */
export function tellChanged(
  db: PoolClient,
  changed: Omit<NoticeParams['staff.changed'], 'by'>,
  call: Call,
  alsoTo?: AlsoTo,
): Promise<void> {
  return tell(db, call, changed.name, alsoTo, (by) => ({
    kind: 'staff.changed',
    params: { ...changed, by },
  }));
}

type Said = { [K in 'staff.changeAsked' | 'staff.changed']: { kind: K; params: NoticeParams[K] } }[
  | 'staff.changeAsked'
  | 'staff.changed'];

async function tell(
  db: PoolClient,
  call: Call,
  name: string,
  alsoTo: AlsoTo | undefined,
  words: (by: string | null) => Said,
): Promise<void> {
  const { accountIds, by } = await whoToTell(db, call.person?.accountId ?? null);
  const said = words(by);
  const source = `${said.kind}:${randomUUID()}`;
  const notices = accountIds.map(
    (accountId) => ({ ...said, accountId, source: `${source}:${accountId}` }) as AnyNotice,
  );
  await notifyAll(db, notices, call.now);
  if (!alsoTo) return;
  const { email, lang, role } = alsoTo;
  await enqueueMail(db, {
    kind: 'notifications.notice',
    // No account: mails of an account follow its address.
    accountId: null,
    to: email,
    lang,
    params: { name, ...said, role, zone: SCHOOL_ZONE, mutable: false, meetings: [] },
  });
}
