import { createHash } from 'node:crypto';
import {
  choosePretestPackage,
  type PretestQuestion,
  pretestCategories,
  pretestQuestions,
  submitPretest,
} from '@fasih/school/assessment/pretest/contract';
import {
  PRETEST_CATEGORIES,
  PRETEST_QUESTIONS,
  PRETEST_SECONDS,
  type PretestCategory,
} from '@fasih/school/assessment/pretest/rules';
import { refuse } from '@fasih/school/basics/refusal';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { currentQuestions, pretestVersions } from '../banks/pretest-versions.ts';
import { presentQuestion } from './present.ts';
import { storePackage } from './store.ts';
import { submitResult } from './submit-result.ts';

const TITLES = { kids: 'Kids', teen: 'Teens' } as const;
const CATEGORIES = PRETEST_CATEGORIES.map((id) => ({
  id,
  title: TITLES[id],
  timeLimit: PRETEST_SECONDS,
  questionCount: PRETEST_QUESTIONS,
  description: '' as const,
}));

/** A category's current questions with their ETag. */
async function questionsOf(
  db: Queryable,
  category: PretestCategory,
): Promise<{ data: PretestQuestion[]; etag: string }> {
  const data = currentQuestions(await pretestVersions(db, category)).map(presentQuestion);
  const etag = `"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 27)}"`;
  return { data, etag };
}

/** Routes for the free pretest: public, without an account. */
export function pretestRoutes(api: Api): void {
  const { services } = api;
  api.route(pretestCategories, () => ({ data: CATEGORIES }));
  api.route(pretestQuestions, async ({ query }, { http }) => {
    const { data, etag } = await questionsOf(services.pool, query.category);
    http?.reply
      .header('cache-control', 'public, max-age=300, stale-while-revalidate=3600')
      .header('etag', etag);
    // Sent before the reply is validated, because a 304 has no body.
    if (http?.request.headers['if-none-match'] === etag) await http.reply.code(304).send();
    return { data };
  });
  api.route(submitPretest, ({ body }, call) => submitResult(services, call, body), {
    bodyLimit: 16 * 1024,
    auditNotNeeded: 'an anonymous result; its own row records everything',
  });
  api.route(
    choosePretestPackage,
    async ({ params, body }) =>
      (await storePackage(services.pool, params.sitting, body.value))
        ? { saved: true as const }
        : refuse('common.notFound'),
    { auditNotNeeded: 'a note beside an anonymous result' },
  );
}
