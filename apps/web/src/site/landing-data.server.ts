import { programs } from '@fasih/content/catalogue/programs';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type { AgeGroup, Bilingual, Program, ProgramSlug } from '@fasih/content/catalogue/types';
import { listPackages, type SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { mayRefund } from '@fasih/school/catalogue/policy/numbers';
import type { ServerContext } from '../lib/server-context.ts';
import { questionsIn, questionsNamed, questionsOfGroup } from './questions.server.ts';
import { teacherCards } from './teacher-cards.server.ts';

/** Whose 20 meetings the landing page shows: General English, one path per age. */
const PATHS = {
  kids: 'general-english-kids',
  teen: 'general-english-teen',
  adult: 'general-english-adult',
} as const;
const AGES: readonly AgeGroup[] = ['kids', 'teen', 'adult'];

/** The questions that decide whether somebody goes on reading; the rest is on /contact. */
const QUESTIONS = ['meetings', 'placement', 'pretest', 'moving', 'refund'];

/** One row of cards on a wide screen. */
const TEACHERS_SHOWN = 4;

const known: readonly Program[] = programs;

/** What a program costs at least: whole rupiah, and the same per meeting. */
export type From = { price: number; perMeeting: number };

/** The cheapest package among those sold; null when nothing is on sale. */
export function cheapest(sold: readonly SoldPackage[]): SoldPackage | null {
  return sold.reduce<SoldPackage | null>(
    (best, one) => (best === null || one.price < best.price ? one : best),
    null,
  );
}

/** The 'from' price of each program, taken from what is on sale now. Programs without a package have none. */
export function pricesFrom(sold: readonly SoldPackage[]): Partial<Record<ProgramSlug, From>> {
  return Object.fromEntries(
    known.flatMap((program) => {
      const best = cheapest(sold.filter((one) => one.type === program.type));
      if (best === null) return [];
      return [[program.slug, { price: best.price, perMeeting: Math.round(best.price / best.meetings) }]];
    }),
  );
}

/** Everything the landing page shows that is not a fixed text, in one language. */
export async function landingPage({
  lang,
  call,
  rules,
  teachers,
  questions,
}: Pick<ServerContext, 'lang' | 'call' | 'rules' | 'teachers' | 'questions'>) {
  const say = (text: Bilingual) => text[lang];
  const mayBeRefunded = ({ type, meetings }: SoldPackage) =>
    type === 'general_english' && mayRefund(rules, meetings);
  const sold = await call(listPackages, {}).then(
    (answer) => answer.data,
    () => null,
  );
  return {
    from: sold === null ? null : pricesFrom(sold),
    cheapest: sold === null ? null : (cheapest(sold)?.price ?? null),
    /** A real price for the arithmetic of the refund rule: a course that the rule can apply to. */
    example: cheapest(sold?.filter(mayBeRefunded) ?? [])?.price ?? null,
    paths: AGES.map((age) => ({
      age,
      meetings: syllabi[PATHS[age]].map((one) => ({
        number: one.number,
        test: one.kind !== 'lesson',
        title: say(one.title),
        canDo: say(one.canDo),
      })),
    })),
    rules,
    /** Some of the teachers; the others are on /about. */
    teachers: teacherCards(teachers.slice(0, TEACHERS_SHOWN), lang),
    questions: questionsIn(questionsNamed(QUESTIONS, questions), lang, rules),
    questionsOfParents: questionsIn(questionsOfGroup('parents', questions), lang, rules),
  };
}

export type LandingPage = Awaited<ReturnType<typeof landingPage>>;
