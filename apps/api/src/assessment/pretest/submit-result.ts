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
import { type Kept, keepResult, keptResult } from './store.ts';

/** Results from one network. Generous: a whole school may sit the test in one hour behind one address. */
const ONE_NETWORK: Pace = { free: 400, firstWait: 10, longest: 300, most: 1_000_000, forgetsAfter: 3600 };

export type Submission = {
  category: PretestCategory;
  sitting: string;
  answers: Record<string, string>;
  times?: Record<string, number> | undefined;
};

/**
 * Scores a sitting and keeps it without anything personal (docs/product/tests.md#pretest-scoring). A sitting sent again
 * is answered from what was kept the first time. Refuses with `common.tooMany` when one network sends too many.
 */
export async function submitResult(
  services: Services,
  call: Call,
  { category, sitting, answers, times = {} }: Submission,
): Promise<PretestResult | Refusal> {
  const { pool } = services;
  const before = await keptResult(pool, sitting);
  if (before) return presentKept(pool, before);
  const wait = await countAttempt(pool, networkKey(call.address, services.config.appSecret), ONE_NETWORK);
  if (wait !== null) return refuse('common.tooMany', { params: { retryAfter: wait } });
  const versions = await pretestVersions(pool, category);
  const answered = versions.map((of) => versionAnswered(of, answers[String(of[0]?.item.id)]));
  const items = answered.map(({ item }) => item);
  const marked = markVersions(answered, answers);
  const first = await keepResult(pool, { sitting, category, marked, times, day: dayIn(call.now) });
  if (first) return presentResult(category, marked, items);
  // The same sitting was sent twice at one instant, and the other one came first.
  const kept = await keptResult(pool, sitting);
  return kept ? presentKept(pool, kept) : refuse('common.notFound');
}

/** A sitting as it was scored, each question in the version that it was scored by. */
async function presentKept(db: Queryable, { category, marked }: Kept): Promise<PretestResult> {
  const versions = (await pretestVersions(db, category)).flat();
  const items = marked.flatMap(
    ({ id, version }) => versions.find((one) => one.item.id === id && one.number === version)?.item ?? [],
  );
  return presentResult(category, marked, items);
}

/** The counter of a network; it is forgotten after its hour and stands nowhere beside a result. */
function networkKey(address: string, secret: string): string {
  const mac = createHmac('sha256', secret)
    .update(`pretest:${networkOf(address)}`)
    .digest('base64url');
  return `pretest:network:${mac}`;
}
