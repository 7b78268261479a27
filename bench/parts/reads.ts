import { startBare } from '../bare.ts';
import { compare, formatRates } from '../compare.ts';
import type { Target } from '../load.ts';
import type { Figure } from '../report.ts';
import { ask, joinDatabase, signIn, startSchool } from '../school.ts';

const BAR = { atLeast: 0.6 };

/** API reads as a ratio to a bare `node:http` server that does the same SQL on the same database. */
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
    for (const [name, target, same] of reads) {
      const seen = await compare({ ...school, targets: [target] }, { ...bare, targets: [same] });
      figures.push({ name, value: seen.ratio, unit: 'of bare', bar: BAR, note: formatRates(seen) });
    }
    return figures;
  } finally {
    await bare.stop();
    await database.stop();
    await school.stop();
  }
}
