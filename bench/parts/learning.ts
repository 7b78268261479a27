import { startBare } from '../bare.ts';
import { costOf } from '../buffers.ts';
import { compare, formatRates } from '../compare.ts';
import { runLoad } from '../load.ts';
import { quantile } from '../numbers.ts';
import { ONE_LINE, ofOneLine } from '../one-line.ts';
import type { Figure } from '../report.ts';
import { joinDatabase, signIn, startSchool } from '../school.ts';
import { openApp } from '../second-app.ts';

const HOME = '/api/dashboards/student';
const SECONDS = 5;
const A_SECOND = 4000;

/**
 * A family's home: calls a second, alone, beside a bare `node:http` server with the same statements and beside one that
 * sends a line, and the number of its statements.
 */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const bare = await startBare({ DATABASE_URL: database.url });
  const app = await openApp(school, database.url);
  try {
    const { token } = await signIn(school, 'student');
    const headers = { authorization: `Bearer ${token}` };
    const target = { path: HOME, headers };
    const same = { path: '/home', headers: { 'x-session': token.split('.')[0] ?? '' } };
    const seen = await compare({ ...school, targets: [target] }, { ...bare, targets: [same] });
    const line = await compare(
      { ...school, targets: [target] },
      { ...bare, targets: [ONE_LINE] },
      { seconds: 2 },
    );
    const load = await runLoad({ url: school.url, targets: [target], seconds: SECONDS });
    const { statements, pages } = await costOf(async () => {
      const answer = await app.fastify.inject({ url: HOME, headers });
      if (answer.statusCode !== 200) throw new Error(`${HOME} answered ${answer.statusCode}`);
    });
    return [
      {
        name: "a family's home, 20 connections",
        value: load.perSecond,
        unit: '/s',
        limit: { atLeast: A_SECOND },
      },
      { name: "a family's home, p99", value: quantile(load.tookMs, 0.99), unit: 'ms' },
      { name: "a family's home against bare", value: seen.ratio, unit: 'of bare', note: formatRates(seen) },
      ofOneLine("a family's home against one line", line.ratio, A_SECOND, formatRates(line)),
      { name: "a family's home", value: statements, unit: 'statements', limit: { atMost: 4 } },
      { name: "a family's home", value: pages, unit: 'pages looked at' },
    ];
  } finally {
    await app.stop();
    await bare.stop();
    await database.stop();
    await school.stop();
  }
}
