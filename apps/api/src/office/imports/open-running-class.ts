import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import { type CourseFault, openingOf, pastOf, testsOf } from '@fasih/school/office/imports/course-rules';
import type { ImportedAccount, ImportedCourse } from '@fasih/school/office/imports/sheet';
import type { PoolClient } from 'pg';
import { policyAt } from '../../catalogue/policy/read-policy.ts';
import { addEvents, type NewEvent, setCourseDays } from '../../courses/balance/balance.ts';
import { markCoursePosted } from '../../courses/balance/unposted-events.ts';
import { setConfirmedLevel } from '../../courses/enrolments/give-level.ts';
import { openEnrolment } from '../../courses/enrolments/open-enrolment.ts';
import { settleClasses } from '../../learning/classes/settle-class.ts';
import { takeOverClass } from '../../learning/classes/take-over-class.ts';
import { busyOf } from '../../learning/meetings/busy.ts';
import type { MarkedSeat } from '../../learning/meetings/past-meetings.ts';
import { recordEarlierScore } from '../../learning/reports/give-score.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { needsConsent, presentLearner } from '../../people/learners/present.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { insertImportedPurchase } from '../../sales/payments/insert-imported.ts';
import type { BoughtPackage, FamilyLearner } from './course-facts.ts';
import { planRest } from './plan-course.ts';

type Member = {
  account: ImportedAccount;
  course: ImportedCourse;
  bought: BoughtPackage;
  teacherId: string;
  record: FamilyLearner;
};
type Faults = (CourseFault & { row: number })[];
type Ready = NonNullable<Awaited<ReturnType<typeof prepare>>['ready']>;

/**
 * Opens one class of running courses: purchases, courses with their balance and scores, class, meetings and the opening
 * balances of the books. Returns the errors by row instead, and may have written part of it then.
 */
export async function openClass(
  db: PoolClient,
  group: string | null,
  members: readonly Member[],
  call: SignedInCall,
): Promise<Faults | { classId: string; bought: BoughtPackage; notices: AnyNotice[] }> {
  const { faults, ready } = await prepare(db, members, call.now);
  if (!ready) return faults;
  try {
    return await write(db, group, ready, call);
  } catch (error) {
    // A meeting of another class was booked at this moment.
    const busy = busyOf(error);
    if (!busy) throw error;
    const code = busy.code === 'meetings.teacherBusy' ? 'teacherBusy' : 'learnerBusy';
    return members.map(({ course: { row } }) => ({ row, column: 'weeklyTimes', code }));
  }
}

async function prepare(db: PoolClient, members: readonly Member[], now: Date) {
  const policy = await policyAt(db, now);
  const { meetingMinutes } = policy.values;
  const faults: Faults = [];
  const ready = members.flatMap((member) => {
    const { course, record, bought } = member;
    const { row } = course;
    const ageGroup = presentLearner(record, now).ageGroup ?? 'adult';
    if (needsConsent(record, now)) faults.push({ row, column: 'consentOn', code: 'consentNeeded' });
    const past = pastOf(course, { package: bought, ageGroup, meetingMinutes, now });
    if ('faults' in past) faults.push(...past.faults.map((fault) => ({ row, ...fault })));
    return 'faults' in past ? [] : [{ ...member, ...past, ageGroup }];
  });
  const [first] = ready;
  if (faults.length > 0 || !first) return { faults, ready: null };
  const planned = await planRest(
    db,
    {
      courses: ready.map(({ course }) => course),
      learnerIds: ready.map(({ record }) => record.id),
      teacherId: first.teacherId,
      packageType: first.bought.type,
      ageGroup: youngest(ready.map(({ ageGroup }) => ageGroup)),
      months: first.bought.months,
      past: first.past,
      meetingMinutes,
    },
    now,
  );
  if ('fault' in planned) {
    const { row } = planned.of ?? first.course;
    return { faults: [{ row, ...planned.fault }], ready: null };
  }
  return { faults, ready: { members: ready, first, policy, ...planned } };
}

/** The age group that decides who may teach a class. */
const youngest = (groups: readonly AgeGroup[]): AgeGroup =>
  groups.find((one) => one === 'kids') ?? groups.find((one) => one === 'teen') ?? 'adult';

async function write(db: PoolClient, group: string | null, ready: Ready, call: SignedInCall) {
  const { members, first, planned, startsOn, validity } = ready;
  const { bought, level, teacherId } = first;
  const courses: {
    enrolmentId: string;
    learnerId: string;
    marks: Ready['first']['past'][number]['mark'][];
  }[] = [];
  for (const member of members) {
    const enrolmentId = await openCourse(db, member, ready, call.now);
    courses.push({ enrolmentId, learnerId: member.record.id, marks: member.past.map(({ mark }) => mark) });
  }
  const capacity = group === null ? 1 : Math.max(2, members.length);
  const { classId, seats } = await takeOverClass(
    db,
    {
      name: group ?? `${bought.name} · ${level}`.slice(0, 120),
      course: {
        packageType: bought.type,
        category: bought.category,
        ageGroup: first.ageGroup,
        level,
        meetings: bought.meetings,
      },
      capacity,
      teacherId,
      startsOn,
      planned,
      slots: first.course.slots,
      past: first.past,
      members: courses,
    },
    call.now,
  );
  await setCourseDays(
    db,
    courses.map(({ enrolmentId }, i) => ({
      enrolmentId,
      startsOn,
      lastDay: validity[i]?.lastDay ?? startsOn,
    })),
  );
  await writeBalances(db, courses, { seats, validity }, call.now);
  for (const [i, { course }] of members.entries())
    for (const { number, score } of testsOf(course, bought.meetings))
      await recordEarlierScore(db, {
        enrolmentId: courses[i]?.enrolmentId ?? '',
        number,
        score,
        by: teacherId,
        at: first.past[number - 1]?.end ?? call.now,
      });
  await settleClasses(db, [classId], call.now);
  return { classId, bought, notices: noticesOf(classId, courses, ready, group) };
}

/** The purchase of a course, the course itself and its opening balance in the books. Returns the course's id. */
async function openCourse(
  db: PoolClient,
  { account, course, record, bought, level }: Ready['members'][number],
  { startsOn, policy }: Pick<Ready, 'startsOn' | 'policy'>,
  now: Date,
): Promise<string> {
  const began = instantOf(startsOn, 0);
  const at = began < now ? began : now;
  const purchase = {
    accountId: record.accountId,
    learnerId: record.id,
    packageId: bought.id,
    packageName: bought.name,
    paid: course.paid,
    policyVersion: policy.version,
    lang: account.lang,
    at,
  };
  const orderId = await insertImportedPurchase(db, purchase, now);
  const enrolmentId = await openEnrolment(db, { ...purchase, orderId, total: course.paid }, at);
  await setConfirmedLevel(db, enrolmentId, level, at);
  const opening = openingOf(course, bought.meetings);
  if (opening > 0)
    await postEntries(
      db,
      [
        {
          sourceKind: 'course.opening',
          sourceId: orderId,
          schoolDay: dayIn(now),
          category: bought.slug,
          description: bought.name,
          lines: [
            { account: 'equity.opening', amount: opening },
            { account: 'fees.unearned', amount: -opening },
          ],
          reverses: null,
        },
      ],
      now,
    );
  return enrolmentId;
}

/** The balance events of the past, which the opening balances stand for in the books. */
async function writeBalances(
  db: PoolClient,
  courses: readonly { enrolmentId: string }[],
  { seats, validity }: { seats: readonly MarkedSeat[]; validity: Ready['validity'] },
  now: Date,
): Promise<void> {
  const drawn = seats
    .map(({ seatId, enrolmentId, version, state, markedAt }): NewEvent => {
      const kind = state === 'absent' ? ('forfeited' as const) : ('held' as const);
      return {
        enrolmentId,
        kind,
        meetings: -1,
        decision: null,
        source: `${kind}:${seatId}:${version}`,
        at: markedAt,
      };
    })
    .sort((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0));
  const extended = courses.flatMap(({ enrolmentId }, i): NewEvent[] => {
    const days = validity[i]?.extensionDays ?? 0;
    return days > 0
      ? [{ enrolmentId, kind: 'extended', days, decision: null, source: `imported:${enrolmentId}` }]
      : [];
  });
  await addEvents(db, [...drawn, ...extended], now);
  for (const { enrolmentId } of courses) await markCoursePosted(db, enrolmentId, now);
}

/** Families and teacher are told of the class as of every new one, where it goes on. */
function noticesOf(
  classId: string,
  courses: readonly { enrolmentId: string }[],
  { members, first, planned, policy, validity, teacherName, hasLink }: Ready,
  group: string | null,
): AnyNotice[] {
  const next = planned[0];
  if (!next) return [];
  const about = {
    className: group ?? `${first.bought.name} · ${first.level}`.slice(0, 120),
    classId,
    startsAt: next.start.toISOString(),
    meetings: planned.length,
  };
  return [
    ...members.map(
      ({ record }, i): AnyNotice => ({
        accountId: record.accountId,
        kind: 'class.assigned',
        params: {
          ...about,
          learnerName: record.name,
          teacherName,
          minutes: policy.values.meetingMinutes,
          lastDay: validity[i]?.lastDay ?? '',
        },
        source: `class.assigned:${classId}:${courses[i]?.enrolmentId}`,
      }),
    ),
    {
      accountId: first.teacherId,
      kind: 'class.teacherAssigned',
      params: { ...about, learnerName: members.map(({ record }) => record.name).join(', '), hasLink },
      source: `class.teacherAssigned:${classId}:1`,
    },
  ];
}
