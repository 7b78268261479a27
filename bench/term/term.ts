import type { Family, Staff, Teacher } from './people.ts';
import type { Person, SimulatedSchool } from './school.ts';
import { called, type Tally, type Task } from './tally.ts';

/** A school in the middle of its term. */
export type Term = {
  school: SimulatedSchool;
  staff: Staff;
  teachers: Teacher[];
  families: Family[];
  /** The families that have bought, by their course, and the teachers by account. */
  familyOf: Map<string, Family>;
  teacherOf: Map<string, Teacher>;
  tally: Tally;
  /** Families that have asked for other weekly times, which staff has not planned yet. */
  wantsOtherTimes: Family[];
};

/** No more than the school has connections. */
const CONCURRENCY = 10;

/** Does something for many, a few at the same time, as a school's people do. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Makes a call that the rules may refuse; answers its reply, or null and counts the refusal. */
export async function attempt(
  { school, tally }: Pick<Term, 'school' | 'tally'>,
  method: string,
  path: string,
  who: Person,
  body?: object,
) {
  const answer = await school.ask(method, path, who, body);
  if (answer.status < 300) return answer.body;
  const shape = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  const code = `${answer.body?.code ?? answer.status} (${method} ${shape})`;
  tally.refusals.set(code, (tally.refusals.get(code) ?? 0) + 1);
  return null;
}

/** As `attempt` for a call that staff makes for a task, which is counted. */
export function office(
  term: Pick<Term, 'school' | 'tally'>,
  task: Task,
  ...call: [method: string, path: string, who: Person, body?: object]
) {
  called(term.tally, task);
  return attempt(term, ...call);
}
