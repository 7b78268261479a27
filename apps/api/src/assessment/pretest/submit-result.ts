import { createHmac } from 'node:crypto';
import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import type { PretestCategory } from '@fasih/school/assessment/pretest/rules';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { countAttempt, type Pace } from '../../people/credentials/throttle.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { pretestVersions, versionAnswered } from '../banks/pretest-versions.ts';
import { networkOf } from '../placement/device.ts';
import { markVersions } from './mark-versions.ts';
import { presentResult } from './present.ts';
import { findResult, type StoredResult, storeResult } from './store.ts';

/** Rate limit per network. Generous, because a whole school may take the test behind one address. */
const ONE_NETWORK: Pace = { free: 400, firstWait: 10, longest: 300, most: 1_000_000, forgetsAfter: 3600 };

export type Submission = {
  category: PretestCategory;
  sitting: string;
  answers: Record<string, string>;
  times?: Record<string, number> | undefined;
};

/**
 * Scores a sitting and stores it without personal data (docs/product/tests.md#pretest-scoring). A repeated
 * sitting returns the first result. Refuses with `common.tooMany` if one network sends too many.
 */
export async function submitResult(
  services: Services,
  call: Call,
  { category, sitting, answers, times = {} }: Submission,
): Promise<PretestResult | Refusal<'common.notFound' | 'common.tooMany'>> {
  const { pool } = services;
  const before = await findResult(pool, sitting);
  if (before) return presentStored(pool, before);
  const wait = await countAttempt(pool, networkKey(call.address, services.config.appSecret), ONE_NETWORK);
  if (wait !== null) return refuse('common.tooMany', { params: { retryAfter: wait } });
  const versions = await pretestVersions(pool, category);
  const answered = versions.map((ofItem) => versionAnswered(ofItem, answers[String(ofItem[0]?.item.id)]));
  const items = answered.map(({ item }) => item);
  const marked = markVersions(answered, answers);
  const first = await storeResult(pool, { sitting, category, marked, times, day: dayIn(call.now) });
  if (first) return presentResult(category, marked, items);
  // The same sitting was sent twice at once, and the other one was first.
  const stored = await findResult(pool, sitting);
  return stored ? presentStored(pool, stored) : refuse('common.notFound');
}

/** A stored result with the question versions it was scored by. */
async function presentStored(db: Queryable, { category, marked }: StoredResult): Promise<PretestResult> {
  const versions = (await pretestVersions(db, category)).flat();
  const items = marked.flatMap(
    ({ id, version }) => versions.find((one) => one.item.id === id && one.number === version)?.item ?? [],
  );
  return presentResult(category, marked, items);
}

/** Key of a network's counter, which is deleted after an hour and not linked to results. */
function networkKey(address: string, secret: string): string {
  const mac = createHmac('sha256', secret)
    .update(`pretest:${networkOf(address)}`)
    .digest('base64url');
  return `pretest:network:${mac}`;
}
