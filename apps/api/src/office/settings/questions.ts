import { faqAboutCourses } from '@fasih/content/catalogue/faq/courses';
import { faqAboutMeetings } from '@fasih/content/catalogue/faq/meetings';
import { faqOfParents } from '@fasih/content/catalogue/faq/parents';
import type { FaqItem } from '@fasih/content/catalogue/types';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type {
  KeptQuestion,
  PublicQuestions,
  QuestionGroup,
} from '@fasih/school/platform/settings/questions-contract';
import { arrangedQuestions, type ProductQuestion } from '@fasih/school/platform/settings/questions-rules';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { holdSetting, readSetting, writeSetting } from '../../platform/settings/setting-row.ts';

const KEY = 'public_questions';
const TARGET = { targetKind: 'school', targetId: 'publicQuestions' } as const;

const productOf = (group: QuestionGroup, items: readonly FaqItem[]): ProductQuestion[] =>
  items.map(({ key, question, answer }) => ({
    key,
    group,
    texts: { questionId: question.id, questionEn: question.en, answerId: answer.id, answerEn: answer.en },
  }));
const PRODUCT: readonly ProductQuestion[] = [
  ...productOf('courses', faqAboutCourses),
  ...productOf('meetings', faqAboutMeetings),
  ...productOf('parents', faqOfParents),
];

async function readStored(db: Queryable): Promise<{ questions: KeptQuestion[]; version: number }> {
  const row = await readSetting<{ questions?: KeptQuestion[] }>(db, KEY);
  return {
    questions: arrangedQuestions(row?.value.questions ?? [], PRODUCT),
    version: row?.version ?? 0,
  };
}

/** All questions in order, with the product's texts beside the school's. */
export async function readPublicQuestions(db: Queryable): Promise<PublicQuestions> {
  const { questions, version } = await readStored(db);
  return {
    questions: questions.map((one) => ({
      ...one,
      product: PRODUCT.find(({ key }) => key === one.key)?.texts ?? null,
    })),
    version,
    changed: await lastChange(db, TARGET.targetKind, TARGET.targetId),
  };
}

/** Replaces all questions and raises the content version. An outdated version is refused with 409. */
export async function savePublicQuestions(
  pool: Pool,
  { questions, version }: { questions: KeptQuestion[]; version: number },
  call: SignedInCall,
): Promise<PublicQuestions | Refusal<'common.stale'>> {
  return inTransaction(pool, async (db) => {
    await holdSetting(db, KEY);
    const before = await readStored(db);
    if (before.version !== version) return refuse('common.stale', { current: await readPublicQuestions(db) });
    const after = arrangedQuestions(questions, PRODUCT);
    await writeSetting(db, KEY, { questions: after });
    await writeAudit(db, call, {
      action: 'school.questionsChanged',
      ...TARGET,
      before: differencesFrom(before.questions, after),
      after: differencesFrom(after, before.questions),
    });
    return readPublicQuestions(db);
  });
}

/** The questions of one list that differ from the other, by key; their order if only that differs. */
function differencesFrom(these: readonly KeptQuestion[], others: readonly KeptQuestion[]): object {
  const changed = these.filter(
    (one) => !others.some((other) => JSON.stringify(other) === JSON.stringify(one)),
  );
  const entries = changed.map(({ key, ...one }) => [key, JSON.stringify(one)]);
  return entries.length > 0 ? Object.fromEntries(entries) : { order: these.map(({ key }) => key).join(' ') };
}

/** The questions shown to families, cached per content version. */
export function shownQuestions(pool: Pool): { at(version: number): Promise<KeptQuestion[]> } {
  let cached: { version: number; questions: KeptQuestion[] } | undefined;
  return {
    async at(version) {
      if (cached?.version === version) return cached.questions;
      const questions = (await readStored(pool)).questions.filter(({ shown }) => shown);
      cached = { version, questions };
      return questions;
    },
  };
}
