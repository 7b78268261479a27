import { describe, expect, it } from 'vitest';
import { HOUR, later } from '../../basics/instants.ts';
import { instantOf } from '../../catalogue/policy/validity.ts';
import { hours, teacher } from '../placing/placing.fixtures.ts';
import { type MeetingToCover, proposeSubstitutes, rankSubstitutes } from './substitutes.ts';

/** Monday 2 November 2026. */
const span = (hour: number, day = '2026-11-02') => {
  const start = instantOf(day, hour * 60);
  return { start, end: later(start, HOUR) };
};
const meeting = (id: string, hour: number, change: Partial<MeetingToCover> = {}): MeetingToCover => ({
  meetingId: id,
  classId: `class ${id}`,
  packageType: 'general_english',
  ageGroup: 'adult',
  span: span(hour),
  ...change,
});
const names = (teachers: readonly { name: string }[]) => teachers.map(({ name }) => name).join(' ');

describe('substitutes of one meeting', () => {
  it.each([
    [
      'who teaches it, with the fewest meetings first',
      [teacher('B', { load: 2 }), teacher('A', { load: 3 })],
      'B A',
    ],
    ['by name where the load is equal', [teacher('B'), teacher('A')], 'A B'],
    ['never the absent teacher', [teacher('Ill'), teacher('A')], 'A'],
    ['not with another program', [teacher('A', { programs: ['conversation'] })], ''],
    ['with this program among theirs', [teacher('A', { programs: ['general_english'] })], 'A'],
    ['not with another age group', [teacher('A', { ageGroups: ['kids'] })], ''],
    ['not with another meeting then', [teacher('A', { busy: [span(10)] })], ''],
    ['with a meeting that ends when it begins', [teacher('A', { busy: [span(9)] })], 'A'],
    [
      'not outside their hours',
      [teacher('A', { availability: { weekly: hours([1], 8, 10), exceptions: [] } })],
      '',
    ],
    [
      'not while away',
      [
        teacher('A', {
          availability: {
            weekly: hours([1], 8, 17),
            exceptions: [{ day: '2026-11-02', kind: 'away', from: 630, to: 660 }],
          },
        }),
      ],
      '',
    ],
    ['adults also without a clearance', [teacher('A', { mayTeachMinors: false })], 'A'],
  ])('%s', (_, teachers, expected) => {
    expect(names(rankSubstitutes(meeting('m', 10), teachers, 'ill'))).toBe(expected);
  });

  it('of a learner under 18 have a valid clearance', () => {
    const teachers = [teacher('A', { mayTeachMinors: false }), teacher('B')];
    expect(names(rankSubstitutes(meeting('m', 10, { ageGroup: 'kids' }), teachers, 'ill'))).toBe('B');
  });
});

describe('substitutes of all meetings', () => {
  const proposed = (meetings: MeetingToCover[], teachers: Parameters<typeof rankSubstitutes>[1]) =>
    proposeSubstitutes(meetings, teachers, 'ill').map(
      (one) => `${one.meeting.meetingId}:${one.proposed ?? '-'}`,
    );

  it('are shared out by load, counting what was just given', () => {
    const meetings = [meeting('m3', 12), meeting('m1', 9), meeting('m2', 10)];
    expect(proposed(meetings, [teacher('A', { load: 1 }), teacher('B', { load: 2 })])).toEqual([
      'm1:a',
      'm2:a',
      'm3:b',
    ]);
  });

  it('stay the same for a class where possible', () => {
    const meetings = [9, 10, 11].map((hour) => meeting(`m${hour}`, hour, { classId: 'one' }));
    expect(proposed(meetings, [teacher('A'), teacher('B', { load: 9, busy: [] })])).toEqual([
      'm9:a',
      'm10:a',
      'm11:a',
    ]);
    const busy = teacher('A', { busy: [span(10)] });
    expect(proposed(meetings, [busy, teacher('B', { load: 9 })])).toEqual(['m9:a', 'm10:b', 'm11:b']);
  });

  it('are missing where nobody can', () => {
    const none = teacher('A', { busy: [span(10)] });
    expect(proposed([meeting('m1', 9), meeting('m2', 10)], [none])).toEqual(['m1:a', 'm2:-']);
  });

  it('for seven meetings of a sick day leave nobody uncovered whom somebody can cover', () => {
    const meetings = [9, 10, 11, 13, 14, 15, 16].map((hour) => meeting(`m${hour}`, hour));
    const teachers = [
      teacher('A', { busy: [9, 10, 11].map((hour) => span(hour)) }),
      teacher('B', { busy: [13, 14, 15, 16].map((hour) => span(hour)) }),
    ];
    expect(proposed(meetings, teachers)).toEqual([
      'm9:b',
      'm10:b',
      'm11:b',
      'm13:a',
      'm14:a',
      'm15:a',
      'm16:a',
    ]);
  });
});
