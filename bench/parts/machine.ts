import { startBare } from '../bare.ts';
import { runLoad, type Target } from '../load.ts';
import { median } from '../numbers.ts';
import { ONE_LINE } from '../one-line.ts';
import type { Figure } from '../report.ts';
import { joinDatabase, startSchool } from '../school.ts';

const ROUNDS = 5;
const SECONDS = 2;

/** What the machine reaches at all, client and database beside it, so that figures of two machines can be compared. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const bare = await startBare({ DATABASE_URL: database.url });
  const rateOf = async (target: Target) => {
    const rates: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      rates.push((await runLoad({ url: bare.url, targets: [target], seconds: SECONDS })).perSecond);
    }
    return median(rates.slice(1));
  };
  try {
    return [
      { name: 'node:http, one line', value: await rateOf(ONE_LINE), unit: '/s' },
      { name: 'node:http, one row by its key', value: await rateOf({ path: '/row' }), unit: '/s' },
    ];
  } finally {
    await bare.stop();
    await database.stop();
    await school.stop();
  }
}
