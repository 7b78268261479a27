import { programs } from '@fasih/content/catalogue/programs';
import { syllabi } from '@fasih/content/catalogue/syllabi';
import type {
  Bilingual,
  Program,
  ProgramPart,
  ProgramSlug,
  Subprogram,
  SyllabusMeeting,
} from '@fasih/content/catalogue/types';
import { withRules } from '@fasih/content/rules-in-text';
import { listPackages } from '@fasih/school/catalogue/packages/contract';
import { mayRefund, type PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { ServerContext } from '../../lib/server-context.ts';
import { questionsIn, questionsNamed } from '../questions.server.ts';

/** The words that an address may hold (docs/product/accounts.md#pages). */
const SUBPROGRAMS: readonly Subprogram[] = [
  'kids',
  'teen',
  'adult',
  'toeic',
  'toeflitp',
  'toeflibt',
  'ielts',
];

/** Questions of the contact page and of parents that matter before buying. */
const QUESTIONS = [
  'placement',
  'moving',
  'unfinished',
  'refund',
  'class-info',
  'teachers',
  'paying',
  'siblings',
];

const known: readonly Program[] = programs;

/** The program and its part that an address names; null for any unknown word (404). */
export function programAt(params: { program?: string; subprogram?: string }) {
  const program = known.find((one) => one.slug === params.program);
  const word = params.subprogram;
  const subprogram = SUBPROGRAMS.find((one) => one === word);
  if (program === undefined || (word !== undefined && subprogram === undefined)) return null;
  return { program, subprogram: subprogram ?? null };
}

/** A known word that this program does not have, such as general-english/toeic. */
function isMismatch(program: Program, subprogram: Subprogram | null): boolean {
  return subprogram !== null && !program.parts.some((part) => part.slug === subprogram);
}

/** Which course path is shown: the part's, or the first part's as an example; a program without parts has its own. */
function pathOf(program: Program, part: ProgramPart | undefined) {
  const shown = part ?? program.parts[0];
  const meetings: readonly SyllabusMeeting[] = syllabi[shown?.syllabus ?? 'special-course'];
  return { part: shown?.slug ?? null, meetings };
}

/** The course that explains the refund: the first that it can apply to, with its price; else one that it never applies to. */
function refundExample(
  packages: readonly { meetings: number; price: number }[],
  rules: PolicyNumbers,
  usual: number,
): { bought: number; price: number | null } {
  const refunded = packages.find(({ meetings }) => mayRefund(rules, meetings));
  return { bought: (refunded ?? packages[0])?.meetings ?? usual, price: refunded?.price ?? null };
}

/** Everything a program page shows, in one language, and nothing else (only this reaches the browser). */
export async function programPage(
  { program, subprogram }: { program: Program; subprogram: Subprogram | null },
  { lang, call, rules, questions }: Pick<ServerContext, 'lang' | 'call' | 'rules' | 'questions'>,
) {
  const say = (text: Bilingual) => text[lang];
  const mismatch = isMismatch(program, subprogram);
  const part = program.parts.find((one) => one.slug === subprogram);
  const path = pathOf(program, part);
  const sold = await call(listPackages, {}).then(
    (answer) => answer.data,
    () => null,
  );
  const packages =
    sold?.filter(
      (one) => one.type === program.type && (subprogram === null || one.category === subprogram),
    ) ?? null;
  return {
    slug: program.slug satisfies ProgramSlug,
    subprogram,
    mismatch,
    title: part === undefined ? say(program.title) : `${say(program.title)}: ${say(part.title)}`,
    tagline: say(part?.tagline ?? program.tagline),
    forWhom: say(part?.forWhom ?? program.forWhom),
    img: program.img,
    outcomes: (part?.outcomes ?? program.outcomes).map(say),
    included: program.included.map((text) => withRules(say(text), lang, rules)),
    parts: program.parts.map((one) => ({ slug: one.slug, title: say(one.title) })),
    path: {
      part: path.part,
      name: say(program.parts.find((one) => one.slug === path.part)?.title ?? program.title),
      meetings: path.meetings.map((one) => ({
        number: one.number,
        test: one.kind !== 'lesson',
        title: say(one.title),
        canDo: say(one.canDo),
      })),
    },
    packages: mismatch && packages !== null ? [] : packages,
    refund: refundExample(packages ?? [], rules, path.meetings.length),
    rules,
    questions: questionsIn(questionsNamed(QUESTIONS, questions), lang, rules),
  };
}

export type ProgramPage = Awaited<ReturnType<typeof programPage>>;
