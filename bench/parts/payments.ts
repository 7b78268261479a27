import { randomUUID } from 'node:crypto';
import { providerOrderId } from '@fasih/school/sales/payments/rules';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { makeToken } from '../../apps/api/src/platform/http/session-token.ts';
import { freePort } from '../../scripts/free-port.ts';
import { quantile } from '../numbers.ts';
import { startProviderProxy } from '../provider-proxy.ts';
import type { Figure } from '../report.ts';
import { ask, joinDatabase, type School, startSchool } from '../school.ts';

const FAMILIES = 320;
/** The first calls meet a cold process; they are made, but not counted. */
const WARM_UP = 20;
const CONCURRENCY = 4;

/** `POST /payments/create`: how long it takes beside the provider's own time, each family buying once. */
export async function measure(): Promise<Figure[]> {
  const sandboxPort = await freePort();
  const proxy = await startProviderProxy(`http://127.0.0.1:${sandboxPort}`);
  const school = await startSchool({ sandboxPort, env: { MIDTRANS_SNAP_URL: proxy.url } });
  try {
    const tokens = await openFamilies(school);
    const { data } = await ask<{ data: { id: number }[] }>(school, '', '/packages');
    const taken: { whole: number; own: number }[] = [];
    const buyer = async () => {
      for (let token = tokens.pop(); token; token = tokens.pop()) {
        const packageId = data[tokens.length % data.length]?.id;
        const began = performance.now();
        const { orderId } = await ask<{ orderId: string }>(school, token, '/payments/create', { packageId });
        const whole = performance.now() - began;
        const provider = proxy.took.get(providerOrderId(orderId, 1));
        if (provider === undefined) throw new Error(`the provider was not asked for order ${orderId}`);
        taken.push({ whole, own: whole - provider });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, buyer));
    const counted = taken.slice(WARM_UP);
    const own = counted.map((one) => one.own);
    const note = `${counted.length} orders, ${CONCURRENCY} at once; without the provider's own time`;
    return [
      { name: 'create, p99', value: quantile(own, 0.99), unit: 'ms', limit: { below: 150 }, note },
      { name: 'create, p50', value: quantile(own, 0.5), unit: 'ms' },
      {
        name: 'create with the sandbox, p99',
        value: quantile(
          counted.map((one) => one.whole),
          0.99,
        ),
        unit: 'ms',
      },
    ];
  } finally {
    await school.stop();
    proxy.stop();
  }
}

/** Opens signed-in families straight in the database and answers their tokens. */
async function openFamilies(school: School): Promise<string[]> {
  const database = await joinDatabase(school);
  const pool = createPool({ url: database.url, max: 1, answerWithinMs: 0, applicationName: 'fasih-bench' });
  try {
    const { rows } = await pool.query<{ id: string }>(
      `with opened as (
         insert into account (username, display_username, email, name, role, lang)
         select name, name, name || '@contoh.example', 'Keluarga Uji', 'student', 'id'
         from (select 'bench.' || n as name from generate_series(1, $1) n) names returning id
       )
       insert into session (account_id, token, expires_at)
       select id, $2 || id, now() + interval '1 day' from opened returning id`,
      [FAMILIES, randomUUID()],
    );
    return rows.map(({ id }) => makeToken(id, school.secret));
  } finally {
    await pool.end();
    await database.stop();
  }
}
