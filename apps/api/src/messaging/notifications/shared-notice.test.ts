import type { NoticeKind } from '@fasih/messages/notice';
import { NOTICE_KINDS } from '@fasih/messages/notice-kinds';
import { describe, expect, it } from 'vitest';
import type { AnyNotice } from './notify.ts';
import { noticeForGuardian } from './shared-notice.ts';

const to = { accountId: 'second', granted: ['Sekar'], others: ['Bayu'] };
const notice = (kind: NoticeKind, params: object) =>
  ({ accountId: 'first', kind, params, source: 'event' }) as unknown as AnyNotice;
const told = (kind: NoticeKind, params: object, guardian = to) =>
  noticeForGuardian(notice(kind, params), guardian);

describe('what a second guardian is told', () => {
  it('is nothing about money, consent, buying or what the school writes itself', () => {
    const kinds = Object.keys(NOTICE_KINDS) as NoticeKind[];
    const shared = kinds.filter((kind) => NOTICE_KINDS[kind].shared);
    const ofFirstGuardian =
      /^(account|booking|guardian|payment|placement|refund|school|waiting)\.|^course\.rulesTaken$/;
    expect(shared.filter((kind) => ofFirstGuardian.test(kind))).toEqual([]);
    expect(shared).toContain('meeting.moved');
  });

  it('says that the school ended a course, without what is owed', () => {
    const owed = { amount: 990_000, reason: 'Guru pindah', answerBy: null };
    expect(told('course.endedBySchool', { learnerName: 'Sekar', owed })?.params).toMatchObject({
      owed: null,
    });
  });

  it('has a key of its own, and the account of the first guardian for an erasure', () => {
    expect(told('meeting.moved', { learnerName: 'Sekar', number: 3 })).toEqual({
      accountId: 'second',
      kind: 'meeting.moved',
      params: { learnerName: 'Sekar', number: 3, family: 'first' },
      source: 'event:second:second',
    });
  });

  it.each([
    ['of another child alone: nothing', 'Bayu', null],
    ['of both: the shared one', 'Bayu, Sekar', 'Sekar'],
    ['of nobody named: nothing', '', null],
  ])('%s', (_what, learnerName, name) => {
    expect(told('meeting.moved', { learnerName })?.params ?? null).toEqual(
      name === null ? null : { learnerName: name, family: 'first' },
    );
  });

  it('a name that a child who is not shared bears too counts as not shared', () => {
    const twins = { ...to, others: ['Sekar'] };
    expect(told('meeting.moved', { learnerName: 'Sekar' }, twins)).toBeNull();
  });

  it('a name with a comma is one name', () => {
    const named = { ...to, granted: ['Sekar, anak Sari'] };
    expect(told('meeting.moved', { learnerName: 'Sekar, anak Sari' }, named)?.params).toMatchObject({
      learnerName: 'Sekar, anak Sari',
    });
  });

  it('of many classes, those of the shared child', () => {
    const classes = ['Sekar', 'Bayu', 'Bayu, Sekar'].map((learnerName, id) => ({ id, learnerName }));
    expect(told('classes.replanned', { learnerName: 'Sekar, Bayu', classes })?.params).toEqual({
      learnerName: 'Sekar',
      family: 'first',
      classes: [
        { id: 0, learnerName: 'Sekar' },
        { id: 2, learnerName: 'Sekar' },
      ],
    });
  });

  it.each([
    ['the first meeting is theirs', ['Sekar', 'Bayu'], { meetingId: 0 }, []],
    ['only a later one is', ['Bayu', 'Sekar', 'Bayu', 'Sekar'], { meetingId: 1 }, [3]],
    ['both sit in the first', ['Bayu, Sekar', 'Sekar'], { meetingId: 0 }, [1]],
  ])('a reminder where %s', (_where, learners, first, more) => {
    const [base, ...others] = learners.map((learner, meetingId) => ({ learner, meetingId }));
    const params = told('reminder.day', { ...base, learnerName: 'Bayu, Sekar', more: others })?.params;
    expect(params).toEqual({
      ...first,
      learner: 'Sekar',
      learnerName: 'Sekar',
      family: 'first',
      ...(more.length > 0 ? { more: more.map((meetingId) => ({ learner: 'Sekar', meetingId })) } : {}),
    });
  });
});
