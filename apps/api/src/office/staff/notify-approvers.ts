import { randomUUID } from 'node:crypto';
import type { NoticeParams } from '@fasih/messages/notice';
import type { Lang } from '@fasih/messages/texts';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { StaffChangeKind } from '@fasih/school/office/staff/contract';
import type { PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { Account } from '../../people/accounts/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { approversToNotify } from './store.ts';

/** An address to notify in addition to approvers. */
export type AlsoTo = { email: string; lang: Lang; role: string };

/** The account of a change, unless it is told as an approver: an inactive one or an accountant's has only its address. */
export const unlessApprover = (account?: Account | null): AlsoTo | undefined =>
  account && !(account.active && account.access === 'full') ? account : undefined;

/** The account as it was before a change, if its owner is told of it beside the approvers: at a former address, and an accountant. */
export const ownerBeside = (kind: StaffChangeKind, account?: Account | null): AlsoTo | undefined =>
  account && (kind === 'address' || account.access === 'read') ? account : undefined;

/** Asks every approver except the requester to decide. */
export function notifyRequested(
  db: PoolClient,
  request: Omit<NoticeParams['staff.changeAsked'], 'by'>,
  call: Call,
  alsoTo?: AlsoTo,
): Promise<void> {
  return notifyApprovers(db, call, request.name, alsoTo, (by) => ({
    kind: 'staff.changeAsked',
    params: { ...request, by: by ?? '' },
  }));
}

/** Notifies every approver except the one who acted about a change of an approver's account. */
export function notifyChanged(
  db: PoolClient,
  changed: Omit<NoticeParams['staff.changed'], 'by'>,
  call: Call,
  alsoTo?: AlsoTo,
): Promise<void> {
  return notifyApprovers(db, call, changed.name, alsoTo, (by) => ({
    kind: 'staff.changed',
    params: { ...changed, by },
  }));
}

type StaffNotice = { [K in 'staff.changeAsked' | 'staff.changed']: { kind: K; params: NoticeParams[K] } }[
  | 'staff.changeAsked'
  | 'staff.changed'];

async function notifyApprovers(
  db: PoolClient,
  call: Call,
  name: string,
  alsoTo: AlsoTo | undefined,
  noticeBy: (by: string | null) => StaffNotice,
): Promise<void> {
  const { accountIds, by } = await approversToNotify(db, call.person?.accountId ?? null);
  const notice = noticeBy(by);
  const source = `${notice.kind}:${randomUUID()}`;
  const notices = accountIds.map(
    (accountId) => ({ ...notice, accountId, source: `${source}:${accountId}` }) as AnyNotice,
  );
  await notifyAll(db, notices, call.now);
  if (!alsoTo) return;
  const { email, lang, role } = alsoTo;
  await enqueueMail(db, {
    kind: 'notifications.notice',
    // Without an account, because mails of an account follow its current address.
    accountId: null,
    to: email,
    lang,
    params: { name, ...notice, role, zone: SCHOOL_ZONE, mutable: false, meetings: [] },
  });
}
