import { dayIn, HOUR, later, SECOND } from '@fasih/school/basics/instants';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { DAYS, evening } from '@fasih/school/catalogue/policy/example-course.fixtures';
import {
  isFrozen,
  type Numbered,
  numbersAtFreeze,
  numbersByTime,
  numbersOfReturn,
  type Renumbering,
} from '@fasih/school/catalogue/policy/numbering';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf } from '../../../test/start-test-app.ts';
import { freezeNumbers } from './freeze-numbers.ts';

/* The course of the worked examples in docs/product/course-rules-2.md, on the real database. */

const rules2: Policy = { version: 1, rules: 2, values: POLICY_VERSION_1 };
const BOUGHT = 20;
const FEB_27 = evening('2026-02-27', 12);

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
let one: RunningClass;
const newCourse = async () => {
  app.clock.set('2026-01-20T02:00:00Z');
  one = await aRunningClass(app, { startsOn: '2026-02-02', minute: 19 * 60 });
};
beforeEach(newCourse);

const family = () => one.families[0] as RunningClass['families'][number];
const idOf = (day: string) => one.meetings[DAYS.indexOf(day)]?.id ?? '';
const rows = rowsOf(app);

type Row = { id: string; number: number; series: number; start: Date | null; note: string };
const stored = async (): Promise<Row[]> =>
  rows(
    `select m.id, s.number, m.number as series, lower(m.during) as start, m.note
     from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 order by s.number`,
    [family().enrolmentId],
  );
/** Numbers by day of the planned meetings, and those that wait. */
async function plan() {
  const all = await stored();
  expect(all.map(({ series }) => series)).toEqual(all.map(({ number }) => number));
  return {
    byDay: Object.fromEntries(all.flatMap(({ start, number }) => (start ? [[dayIn(start), number]] : []))),
    waits: all.flatMap(({ start, number }) => (start ? [] : [number])),
  };
}
async function move(who: { token: string }, id: string, start: Date) {
  const [{ version }] = await rows('select version from meeting where id = $1', [id]);
  return app.ask('POST', `/meetings/${id}/move`, {
    token: who.token,
    body: { start: start.toISOString(), version },
  });
}
const excuse = (id: string) =>
  app.ask('POST', `/meetings/${id}/excuse`, {
    token: family().token,
    body: { learnerId: family().learnerId },
  });
const cancel = (id: string) =>
  app.ask('POST', `/meetings/${id}/cancel`, { token: admin.token, body: { reason: 'Guru sakit' } });

describe('lesson 9 (2 March), excused on 27 February', () => {
  beforeEach(async () => {
    app.clock.set(FEB_27.toISOString());
    expect((await excuse(idOf('2026-03-02'))).status).toBe(200);
  });

  it('has no time yet: 4 March stays 10', async () => {
    expect(await plan()).toMatchObject({ byDay: { '2026-03-04': 10 }, waits: [9] });
  });

  it('is moved to 6 March: 4 March is 9 and 6 March is 10, as the answer and its notice say', async () => {
    const { status, body } = await move(family(), idOf('2026-03-02'), evening('2026-03-06'));
    expect([status, body.meeting.number, body.meeting.learners[0].number]).toEqual([200, 10, 10]);
    expect(await plan()).toMatchObject({ byDay: { '2026-03-04': 9, '2026-03-06': 10 }, waits: [] });
    const notices = await rows(
      `select distinct params ->> 'number' as number from notification where kind = 'meeting.moved' and source like $1`,
      [`meeting.moved:${idOf('2026-03-02')}:%`],
    );
    expect(notices).toEqual([{ number: '10' }]);
    expect(
      await rows(
        `select kind, decision ->> 'rule' as rule, decision -> 'reason' ->> 'key' as reason from meeting_change
         where meeting_id = $1`,
        [idOf('2026-03-04')],
      ),
    ).toEqual([{ kind: 'renumbered', rule: 'numbers', reason: 'numbers.byTime' }]);
  });

  it('is moved to 13 April: 4 March is 9 … 8 April is 19 and 13 April the Final Test', async () => {
    await move(family(), idOf('2026-03-02'), evening('2026-04-13'));
    const { byDay, waits } = await plan();
    const days = [...DAYS.slice(9), '2026-04-13'];
    expect(days.map((day) => byDay[day])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(waits).toEqual([]);
  });

  it('still has no time on 3 March, 19:00: 4 March freezes as 9, once, whoever runs the job', async () => {
    app.clock.set(evening('2026-03-03').toISOString());
    await freezeNumbers.run(app.services);
    expect(await plan()).toMatchObject({ byDay: { '2026-03-04': 10 }, waits: [9] });
    app.clock.set(later(evening('2026-03-03'), SECOND).toISOString());
    await Promise.all([freezeNumbers.run(app.services), freezeNumbers.run(app.services)]);
    const { byDay, waits } = await plan();
    expect(DAYS.slice(9).map((day) => byDay[day])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20]);
    expect(waits).toEqual([19]);
    expect(await freezeNumbers.run(app.services)).toBe(0);
    // 19 comes back after 9 was frozen; 4 March keeps its number.
    await move(family(), idOf('2026-03-02'), evening('2026-03-06'));
    expect(await plan()).toMatchObject({ byDay: { '2026-03-04': 9, '2026-03-06': 10 }, waits: [] });
  });

  it('planned after the freeze but before the job: the freeze comes first', async () => {
    app.clock.set(later(evening('2026-03-03'), SECOND).toISOString());
    await move(family(), idOf('2026-03-02'), evening('2026-03-06'));
    expect(await plan()).toMatchObject({
      byDay: { '2026-03-04': 9, '2026-03-06': 10, '2026-04-08': 20 },
      waits: [],
    });
  });
});

describe('what belongs to a time or to a number', () => {
  it('a note stays with its time, files go with the number', async () => {
    await rows(`update meeting set note = 'Bawa kamus' where id = $1`, [idOf('2026-03-04')]);
    await rows(
      `insert into material (class_id, number, title, file_key, media_type, bytes, uploaded_by, created_at)
       values ($1, 9, 'Sembilan', 'k9', 'application/pdf', 1, $2, now())`,
      [one.classId, admin.accountId],
    );
    app.clock.set(FEB_27.toISOString());
    expect((await move(family(), idOf('2026-03-02'), evening('2026-03-06'))).status).toBe(200);
    const [nine] = (await stored()).filter(({ number }) => number === 9);
    expect([nine?.note, nine?.start]).toEqual(['Bawa kamus', evening('2026-03-04')]);
    const { body } = await app.ask('GET', `/meetings/${idOf('2026-03-04')}/materials`, {
      token: family().token,
    });
    expect(JSON.stringify(body)).toContain('Sembilan');
  });

  it('a pause of the school that ends early gives the times and so the numbers back', async () => {
    app.clock.set(FEB_27.toISOString());
    const before = await plan();
    await app.ask('POST', `/classes/${one.classId}/pause`, {
      token: admin.token,
      body: { from: '2026-03-09', until: '2026-03-23', reason: 'Libur' },
    });
    expect((await plan()).waits).toEqual([11, 12, 13, 14]);
    const { body } = await app.ask('POST', `/classes/${one.classId}/resume`, { token: admin.token });
    expect([body.planned.length, await plan()]).toEqual([4, before]);
  });
});

describe('two at the same instant', () => {
  it('move meetings of one course: the second waits before it locks anything, and the numbers follow both', async () => {
    app.clock.set(FEB_27.toISOString());
    const race = holdAfter(app.pool, /for update of m/, () =>
      move(admin, idOf('2026-03-18'), evening('2026-03-17', 10)),
    );
    const first = await move(family(), idOf('2026-03-09'), evening('2026-04-04', 10));
    expect([first.status, await race.done()]).toEqual([200, []]);
    const open = (await stored()).filter(({ number }) => number > 8);
    const byTime = open.toSorted((a, b) => Number(a.start) - Number(b.start));
    expect(byTime.map(({ number }) => number)).toEqual(open.map(({ number }) => number));
    const { byDay } = await plan();
    expect([byDay['2026-03-17'], byDay['2026-04-04']]).toEqual([13, 18]);
  });
});

describe('random histories', () => {
  /** The pure rules beside the server: what they say of each event that the server accepted. */
  class Mirror {
    meetings: (Numbered & { frozenFor: number | null; taken: number | null })[] = [];
    start(from: readonly Row[]): void {
      this.meetings = from.map(({ id, number, start }) => ({
        id,
        number,
        start,
        waived: false,
        frozenFor: null,
        taken: null,
      }));
    }
    private take({ changes }: Renumbering): void {
      for (const { id, to } of changes) Object.assign(this.of(id), { number: to });
    }
    of(id: string) {
      return this.meetings.find((meeting) => meeting.id === id) as (typeof this.meetings)[number];
    }
    course = () => ({ bought: BOUGHT, meetings: this.meetings });
    freeze(now: Date): void {
      for (const one of this.meetings.toSorted((a, b) => Number(a.start) - Number(b.start))) {
        if (!one.start || !isFrozen(one.start, now) || one.frozenFor === one.start.getTime()) continue;
        this.take(numbersAtFreeze(rules2, this.course(), one.id, now));
        Object.assign(one, { frozenFor: one.start.getTime(), taken: one.number });
      }
    }
    times(id: string, start: Date | null, by: 'learner' | 'school', now: Date): void {
      const was = this.of(id).start;
      Object.assign(this.of(id), { start, frozenFor: null, taken: null });
      this.take(
        start
          ? numbersByTime(rules2, this.course(), { id, was, by }, now)
          : numbersOfReturn(rules2, this.course(), id, now),
      );
      this.freeze(now);
    }
  }
  const aStep = fc.record({
    what: fc.constantFrom('move', 'plan', 'excuse', 'cancel', 'wait', 'wait'),
    by: fc.constantFrom('learner' as const, 'school' as const),
    pick: fc.nat(19),
    day: fc.nat(30),
    hour: fc.integer({ min: 8, max: 18 }),
  });

  it('on the database agree with the pure rules, and no frozen number changes', async () => {
    const seen = { accepted: 0, renumbered: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 30, maxLength: 30 }), async (steps) => {
        await newCourse();
        const mirror = new Mirror();
        mirror.start(await stored());
        app.clock.set(evening('2026-02-06', 21).toISOString());
        mirror.freeze(app.clock.now());
        await freezeNumbers.run(app.services);
        for (const { what, by, pick, day, hour } of steps) {
          const now = app.clock.now();
          if (what === 'wait') {
            // Hour by hour over a freeze, so that the job and the rules see the same course.
            const until = later(now, (day * 3 + hour) * HOUR);
            const freezes = mirror.meetings
              .flatMap(({ start }) => (start ? [later(start, -24 * HOUR + SECOND)] : []))
              .filter((at) => now < at && at <= until)
              .sort((a, b) => a.getTime() - b.getTime());
            for (const at of [...freezes, until]) {
              app.clock.set(at.toISOString());
              await freezeNumbers.run(app.services);
              mirror.freeze(at);
            }
          } else {
            const waiting = mirror.meetings.filter(({ start }) => !start);
            const coming = mirror.meetings.filter(({ start }) => start && start > now);
            const from = what === 'plan' ? waiting : coming;
            const meeting = from[pick % Math.max(1, from.length)];
            if (!meeting) continue;
            const to = evening(dayIn(later(now, day * 24 * HOUR)), hour);
            const { status, body } =
              what === 'excuse'
                ? await excuse(meeting.id)
                : what === 'cancel'
                  ? await cancel(meeting.id)
                  : await move(by === 'learner' ? family() : admin, meeting.id, to);
            if (status !== 200 || body.decision.outcome === 'tooLate') continue;
            seen.accepted += 1;
            const timed = what === 'move' || what === 'plan';
            mirror.times(meeting.id, timed ? to : null, timed ? by : 'school', now);
          }
          const found = await stored();
          const numbers = (of: readonly { id: string; number: number }[]) =>
            Object.fromEntries(of.map(({ id, number }) => [id, number]));
          expect(numbers(found)).toEqual(numbers(mirror.meetings));
          for (const { number, taken } of mirror.meetings) if (taken !== null) expect(number).toBe(taken);
          await plan();
        }
        const [{ count }] = await rows(
          `select count(*)::int from meeting_change c join meeting m on m.id = c.meeting_id
           where c.kind = 'renumbered' and m.class_id = $1`,
          [one.classId],
        );
        seen.renumbered += count;
      }),
      { numRuns: 3, seed: 23, endOnFailure: true },
    );
    console.info('random histories:', seen);
    expect(Math.min(seen.accepted, seen.renumbered)).toBeGreaterThan(20);
  });
});
