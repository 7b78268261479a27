import { dayIn, MINUTE } from '@fasih/school/basics/instants';
import { addDays, instantOf, weekdayOf } from '@fasih/school/catalogue/policy/validity';
import { YEAR_2027 } from '@fasih/school/learning/holidays/years/2027';
import { bookTogether, finishTests, LOOKS_AT } from './booking.ts';
import { answerOffers, appeal, familyPlans, moveAndExcuse } from './families.ts';
import { planAfterPauses } from './groups.ts';
import { beginLessons, beginsOrEnds, LATE_MS, mark } from './lessons.ts';
import { adminRound, answerRefunds, closeDays, payTeachers } from './office.ts';
import { buy, type Family, makeFamilies, openSchool } from './people.ts';
import { startSimulatedSchool } from './school.ts';
import { newTally } from './tally.ts';
import { answerAsSubstitutes, isAsking, markAbsences } from './teachers.ts';
import { each, type Term } from './term.ts';
import { countWhole } from './wholeness.ts';
import { demandOf, teachersHours } from './wishes.ts';

/** A Monday; the official days of the year are known. */
export const FIRST_DAY = '2027-01-04';
/** Courses of the families that come last end within it. */
export const DAYS = 98;
/** Weekly hours of all teachers, as a part of what all families together need. */
const HOURS_OF_DEMAND = 1.3;
const PER_WEEK = 2;

/** Days on which the school closes beside the official ones, and the day on which families are told. */
const CLOSINGS = [
  {
    told: '2027-02-15',
    days: [
      { day: '2027-03-09', id: 'Cuti bersama Idulfitri', en: 'Joint leave, Eid al-Fitr' },
      { day: '2027-03-12', id: 'Cuti bersama Idulfitri', en: 'Joint leave, Eid al-Fitr' },
    ],
  },
  { told: '2027-02-20', days: [{ day: '2027-02-24', id: 'Banjir', en: 'Flood' }] },
];

/** Something that happens at a minute of a day. */
type Event = { minute: number; run: () => Promise<void> };

/** The events of one day in the order of their minutes; an event may add later ones. */
class Agenda {
  #events: Event[] = [];
  add(minute: number, run: Event['run']): void {
    const place = this.#events.findLastIndex((one) => one.minute <= minute) + 1;
    this.#events.splice(place, 0, { minute, run });
  }
  next(): Event | undefined {
    return this.#events.shift();
  }
}

/** Opens a school for so many learners, which nobody has bought a course of yet. The caller stops it. */
export async function openTerm(learners: number): Promise<Term> {
  const seed = `term:${learners}`;
  const families = makeFamilies(learners, FIRST_DAY, seed);
  const demand = demandOf(
    // A group needs its hours once.
    families
      .filter((family) => !family.friends || family.friends[0] === family)
      .map(({ painted, bank }) => ({
        week: painted[0]?.week ?? null,
        age: bank === 'adult' ? 'adult' : 'child',
      })),
    PER_WEEK,
  );
  const weeks = teachersHours(demand, HOURS_OF_DEMAND);
  const school = await startSimulatedSchool(instantOf(addDays(FIRST_DAY, -1), 12 * 60));
  try {
    const { staff, teachers } = await openSchool(school, weeks, seed);
    return {
      school,
      staff,
      teachers,
      families,
      familyOf: new Map(),
      teacherOf: new Map(teachers.map((teacher) => [teacher.accountId, teacher])),
      tally: newTally(),
      wantsOtherTimes: [],
    };
  } catch (error) {
    await school.stop();
    throw error;
  }
}

/** Lives through all days of the term, and the night after it in which the last work is done. */
export async function liveThrough(term: Term, say: (line: string) => void): Promise<void> {
  await closeDays(
    term,
    YEAR_2027.days.map(({ day, id, en }) => ({ day, id, en })),
  );
  for (let n = 0; n < DAYS; n++) {
    const began = performance.now();
    await liveThroughDay(term, n);
    const seconds = (performance.now() - began) / 1000;
    if (n % 7 === 6) say(`week ${(n + 1) / 7}: its last day took ${seconds.toFixed(1)} s`);
  }
  const end = addDays(FIRST_DAY, DAYS);
  await term.school.clock.set(instantOf(end, 3 * 60));
  await term.school.runJobs();
  const last = addDays(end, -1);
  await payTeachers(term, `${last.slice(0, 8)}01`, last);
  await term.school.runJobs();
}

const DAY_BEGINS = 5 * 60;
const DAY_ENDS = 22 * 60 + 30;
const BUY_AT = 18 * 60 + 5;

async function liveThroughDay(term: Term, dayOfTerm: number): Promise<void> {
  const { school } = term;
  const today = addDays(FIRST_DAY, dayOfTerm);
  const agenda = new Agenda();
  const tick = async () => {
    await school.runJobs();
    await answerAsSubstitutes(term);
  };
  // Lessons begin and end on half hours.
  for (let minute = DAY_BEGINS; minute <= DAY_ENDS; minute += 30)
    agenda.add(minute, async () => {
      if (minute % 120 !== 0 && !(await beginsOrEnds(term))) return;
      await tick();
      const late = await beginLessons(term);
      agenda.add(minute + LATE_MS / MINUTE, () => each(late, (lesson) => mark(term, lesson)));
      // Substitutes are asked every ten minutes.
      for (const more of [10, 20])
        agenda.add(minute + more, async () => {
          if (await isAsking(term)) await tick();
        });
    });
  // The books are checked after two at night.
  for (const minute of [30, 150]) agenda.add(minute, () => school.runJobs());
  agenda.add(3 * 60, () => school.keepTables());
  agenda.add(6 * 60 + 10, () => markAbsences(term, dayOfTerm));
  if (weekdayOf(today) < 7) {
    agenda.add(9 * 60 + 5, () => adminRound(term));
    agenda.add(15 * 60 + 5, () => adminRound(term));
  }
  if (weekdayOf(today) < 6) agenda.add(10 * 60 + 5, () => answerRefunds(term));
  if (today.endsWith('-02')) {
    const last = addDays(today, -2);
    const first = `${last.slice(0, 8)}01`;
    agenda.add(11 * 60 + 5, () => payTeachers(term, first, last));
  }
  for (const { told, days } of CLOSINGS)
    if (told === today) agenda.add(12 * 60 + 5, () => closeDays(term, days));
  agenda.add(19 * 60 + 5, () => moveAndExcuse(term));
  agenda.add(20 * 60 + 5, () => answerOffers(term));
  agenda.add(20 * 60 + 15, () => familyPlans(term, dayOfTerm));
  agenda.add(20 * 60 + 20, () => planAfterPauses(term, today));
  agenda.add(20 * 60 + 25, () => appeal(term));
  arrivals(term, today, agenda);
  agenda.add(23 * 60 + 59, async () => {
    await school.runJobs();
    await countWhole(term);
  });
  for (let event = agenda.next(); event; event = agenda.next()) {
    const at = instantOf(today, event.minute);
    if (at > school.clock.now()) await school.clock.set(at);
    await event.run();
  }
}

/** Families buy before the evening in which they take their tests, and book in the minutes after it. */
function arrivals(term: Term, today: string, agenda: Agenda): void {
  const minuteOf = (at: Date) => (at.getTime() - instantOf(today, 0).getTime()) / MINUTE;
  const coming = term.families.filter(({ finishesAt }) => dayIn(finishesAt) === today);
  agenda.add(BUY_AT, async () => {
    await each(coming, async (family) => {
      await buy(term.school, family);
      term.familyOf.set(family.enrolmentId, family);
    });
    if (coming.length > 0) await term.school.keepTables();
  });
  for (const [minute, group] of Map.groupBy(coming, ({ finishesAt }) => minuteOf(finishesAt))) {
    agenda.add(minute, () => finishTests(term, group));
    lookLater(
      term,
      agenda,
      minute,
      group.filter(({ isPassive }) => !isPassive),
      0,
    );
  }
}

function lookLater(term: Term, agenda: Agenda, minute: number, group: Family[], round: number): void {
  const wait = LOOKS_AT[round];
  if (wait === undefined || group.length === 0) return;
  agenda.add(minute + wait, async () => {
    lookLater(term, agenda, minute, await bookTogether(term, group), round + 1);
  });
}
