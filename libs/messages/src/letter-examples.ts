import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { LetterKind, LetterParams } from './letter.ts';
import type { NoticeKind } from './notice.ts';
import { NOTICE_EXAMPLES } from './notice-examples.ts';
import { NOTICE_KINDS } from './notice-kinds.ts';

const path = '/reset-password?token=contoh';
const orderId = '0190a000-0000-7000-8000-000000000003';
const packageName = 'General English for Kids';
const imported = { name: 'Ibu Sari', username: 'ibu.sari', path };

/** An example of each kind of mail except notices, which have their own; a kind without one does not compile. */
const EXAMPLES: { [K in Exclude<LetterKind, 'notifications.notice'>]: LetterParams[K] } = {
  'accounts.verifyEmail': { username: 'ibu.sari', path: '/verify-email?token=contoh' },
  'accounts.resetPassword': { username: 'ibu.sari', path, minutes: 60 },
  'accounts.passwordChanged': { username: 'ibu.sari', calendar: 'ended' },
  'accounts.emailConfirm': { username: 'ibu.sari', path: '/confirm-email?token=contoh', hours: 24 },
  'accounts.emailChangeAsked': {
    username: 'ibu.sari',
    to: 's***i@contoh.id',
    path: '/stop-email-change?token=contoh',
  },
  'accounts.emailChanged': {
    username: 'ibu.sari',
    to: 's***i@contoh.id',
    path: '/stop-email-change?token=contoh',
    days: 7,
  },
  'accounts.emailChangedBySchool': { username: 'ibu.sari', to: 's***i@contoh.id' },
  'accounts.emailInUse': { username: 'ibu.sari' },
  'accounts.erasureAsked': { username: 'ibu.sari', dueAt: '2026-11-30T02:00:00Z' },
  'accounts.erasureHeld': { username: 'ibu.sari' },
  'accounts.teacherInvited': { name: 'Ratna Kusumawati', username: 'ratna', path },
  'accounts.teacherImported': { ...imported, name: 'Ratna Kusumawati', username: 'ratna', learnerName: '' },
  'accounts.familyImported': { ...imported, learnerName: 'Sekar' },
  'accounts.staffInvited': { name: 'Dewi Lestari', username: 'dewi', role: 'finance', path },
  'accounts.invitedAgain': { name: 'Dewi Lestari', username: 'dewi', path, days: 7 },
  'guardians.invited': {
    name: 'Pak Andi',
    by: 'Ibu Sari',
    learnerName: 'Sekar, Bayu',
    may: 'decide',
    path: '/guardian#contoh',
    days: 7,
  },
  'accounts.sessionsEnded': { username: 'ibu.sari' },
  'accounts.twoStepOn': { username: 'dewi' },
  'accounts.twoStepOff': { username: 'dewi' },
  'health.test': { name: 'Dewi Lestari' },
  'orders.paid': {
    payerName: 'Ibu Sari',
    learnerName: 'Sekar',
    packageName,
    total: 2_700_000,
    receiptNumber: 'KW/2026/000123',
    orderId,
  },
  'orders.free': { payerName: 'Ibu Sari', learnerName: 'Sekar', packageName, orderId },
  'orders.reversed': { payerName: 'Ibu Sari', packageName, total: 2_700_000, orderId },
  'placement.result': {
    learnerName: 'Sekar',
    level: 'Kids Intermediate',
    percent: 65,
    areas: [
      { area: 'grammar', word: 'growing' },
      { area: 'vocabulary', word: 'strong' },
      { area: 'phrases', word: 'growing' },
      { area: 'reading', word: 'startHere' },
    ],
    borderlineWith: 'Kids Advanced',
    classInfoPromised: true,
  },
};

/** One mail with example data: `id` is its kind, or `notice:` and the notice's kind. */
export type LetterExample = { id: string; kind: LetterKind; params: unknown };

/** Every mail that the school can send, with example data. */
export const LETTER_EXAMPLES: readonly LetterExample[] = [
  ...Object.entries(EXAMPLES).map(([kind, params]) => ({ id: kind, kind: kind as LetterKind, params })),
  ...(Object.keys(NOTICE_EXAMPLES) as NoticeKind[]).map((kind) => ({
    id: `notice:${kind}`,
    kind: 'notifications.notice' as const,
    params: {
      name: NOTICE_KINDS[kind].readers[0] === 'student' ? 'Ibu Sari' : 'Ratna Kusumawati',
      kind,
      params: NOTICE_EXAMPLES[kind][0],
      role: NOTICE_KINDS[kind].readers[0],
      zone: SCHOOL_ZONE,
      mutable: NOTICE_KINDS[kind].mutedBy !== undefined,
      meetings: [],
    },
  })),
];
