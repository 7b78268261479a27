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
import { holdSetting, writeSetting } from '../../platform/settings/setting-row.ts';

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
  const { rows } = await db.query<{ value: { questions?: KeptQuestion[] }; version: number }>(
    'select value, version from setting where key = $1',
    [KEY],
  );
  return {
    questions: arrangedQuestions(rows[0]?.value.questions ?? [], PRODUCT),
    version: rows[0]?.version ?? 0,
  };
}

/** All questions in their order, with the product's words beside the school's. */
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

/** Replaces the questions as a whole; the content version rises with them. Another version than the present one: 409. */
export async function savePublicQuestions(
  pool: Pool,
  { questions, version }: { questions: KeptQuestion[]; version: number },
  call: SignedInCall,
): Promise<PublicQuestions | Refusal> {
  return inTransaction(pool, async (db) => {
    await holdSetting(db, KEY);
    const before = await readStored(db);
    if (before.version !== version) return refuse('common.stale', { current: await readPublicQuestions(db) });
    const after = arrangedQuestions(questions, PRODUCT);
    await writeSetting(db, KEY, { questions: after });
    await writeAudit(db, call, {
      action: 'school.questionsChanged',
      ...TARGET,
      before: differing(before.questions, after),
      after: differing(after, before.questions),
    });
    return readPublicQuestions(db);
  });
}

/** The questions of one list that the other does not hold just so, by their keys; and the order where only that differs. */
function differing(these: readonly KeptQuestion[], others: readonly KeptQuestion[]): object {
  const changed = these.filter(
    (one) => !others.some((other) => JSON.stringify(other) === JSON.stringify(one)),
  );
  const entries = changed.map(({ key, ...one }) => [key, JSON.stringify(one)]);
  return entries.length > 0 ? Object.fromEntries(entries) : { order: these.map(({ key }) => key).join(' ') };
}

/** The questions that families may read, read again when the content version changes. */
export function shownQuestions(pool: Pool): { at(version: number): Promise<KeptQuestion[]> } {
  let kept: { version: number; questions: KeptQuestion[] } | undefined;
  return {
    async at(version) {
      if (kept?.version === version) return kept.questions;
      const questions = (await readStored(pool)).questions.filter(({ shown }) => shown);
      kept = { version, questions };
      return questions;
    },
  };
}
