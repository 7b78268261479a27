import { startBare } from '../bare.ts';
import { compare, formatRates } from '../compare.ts';
import type { Target } from '../load.ts';
import type { Figure } from '../report.ts';
import { ask, joinDatabase, signIn, startSchool } from '../school.ts';

/** The API must reach 60 % of the bare server's rate. */
const LIMIT = { atLeast: 0.6 };

/** The rate of API reads relative to a bare `node:http` server that runs the same SQL on the same database. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const bare = await startBare({ DATABASE_URL: database.url });
  try {
    const { token } = await signIn(school, 'student');
    const [sessionId = ''] = token.split('.');
    const order = await ask<{ id: string }>(school, token, '/orders/latest');
    const signedIn = { authorization: `Bearer ${token}` };
    const session = { 'x-session': sessionId };
    const reads: [string, Target, Target][] = [
      ['GET /api/packages', { path: '/api/packages' }, { path: '/packages' }],
      ['GET /api/user/me', { path: '/api/user/me', headers: signedIn }, { path: '/me', headers: session }],
      [
        'GET /api/orders/:id',
        { path: `/api/orders/${order.id}`, headers: signedIn },
        { path: `/order/${order.id}`, headers: session },
      ],
    ];
    const figures: Figure[] = [];
    for (const [name, target, bareTarget] of reads) {
      const comparison = await compare({ ...school, targets: [target] }, { ...bare, targets: [bareTarget] });
      figures.push({
        name,
        value: comparison.ratio,
        unit: 'of bare',
        limit: LIMIT,
        note: formatRates(comparison),
      });
    }
    return figures;
  } finally {
    await bare.stop();
    await database.stop();
    await school.stop();
  }
}
