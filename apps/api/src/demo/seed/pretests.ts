import { createHash } from 'node:crypto';
import { CARD_VALUES, PRETEST_CATEGORIES } from '@fasih/school/assessment/pretest/rules';
import { DAY, dayIn, later } from '@fasih/school/basics/instants';
import { seededRandom } from '@fasih/school/basics/random';
import type { PoolClient } from 'pg';
import { pretestVersions } from '../../assessment/banks/pretest-versions.ts';
import { markVersions } from '../../assessment/pretest/mark-versions.ts';
import { storePackage, storeResult } from '../../assessment/pretest/store.ts';

/** Visitors who tried the free test per registered family. */
const VISITORS = 2;
const DAYS_BACK = 110;

/** Seeds pretest results of the last months; some visitors chose a package afterwards. */
export async function seedPretests(db: PoolClient, families: number, now: Date): Promise<void> {
  const keys = {
    kids: (await pretestVersions(db, 'kids')).flatMap(([newest]) => newest ?? []),
    teen: (await pretestVersions(db, 'teen')).flatMap(([newest]) => newest ?? []),
  };
  for (let number = 0; number < families * VISITORS; number++) {
    const random = seededRandom(`pretest:${number}`);
    const category = PRETEST_CATEGORIES[random() < 0.55 ? 0 : 1] ?? 'kids';
    const ability = 0.35 + random() * 0.6;
    const versions = keys[category];
    const answers: Record<string, string> = {};
    const times: Record<string, number> = {};
    for (const { id, options, correctAnswer } of versions.map(({ item }) => item)) {
      const wrong = options.filter((option) => option !== correctAnswer);
      answers[id] =
        random() < ability ? correctAnswer : (wrong[Math.floor(random() * wrong.length)] ?? correctAnswer);
      times[id] = 5000 + Math.floor(random() * 40_000);
    }
    const marked = markVersions(versions, answers);
    const sitting = createHash('md5').update(`demo:${number}`).digest('hex');
    // More visitors in recent weeks.
    const at = later(now, -Math.floor(random() ** 1.4 * DAYS_BACK) * DAY);
    await storeResult(db, { sitting, category, marked, times, day: dayIn(at) });
    const value = CARD_VALUES[Math.floor(random() ** 1.5 * CARD_VALUES.length)];
    if (value !== undefined && random() < 0.45) await storePackage(db, sitting, value);
  }
}
