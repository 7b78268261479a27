import pg from 'pg';
import { makeExtras } from '../demo-extras.ts';
import { askingOf } from '../demo-places.ts';
import type { Figure } from '../report.ts';
import { joinDatabase, signIn, startSchool } from '../school.ts';
import { openApp } from '../second-app.ts';

/** What a signed-in read may cost, its sign-in included (house 'Queries'). */
const BAR = { atMost: 3 };

/** SQL statements of every signed-in read, counted at the driver; routes come from the API's own list. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const app = await openApp(school, database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  const tokens = new Map<string, string>();
  const tokenOf = async (username: string) => {
    const token = tokens.get(username) ?? (await signIn(school, username)).token;
    tokens.set(username, token);
    return token;
  };
  try {
    const extras = await makeExtras(school, client, tokenOf);
    const figures: Figure[] = [];
    const notThere: string[] = [];
    for (const { contract } of app.api.routes) {
      // Placement reads are public calls, but a family makes them signed in.
      const isRead = contract.method === 'GET' && !contract.path.endsWith('/photo/:file');
      if (!isRead || (contract.who === 'public' && !contract.path.startsWith('/placement/'))) continue;
      const asking = await askingOf(client, extras.places, contract.path);
      if (!asking) {
        notThere.push(contract.path);
        continue;
      }
      const role = Array.isArray(contract.who) ? contract.who[0] : 'student';
      const headers = { authorization: `Bearer ${await tokenOf(asking.login ?? role)}` };
      let status = 0;
      const counted = await countStatements(async () => {
        status = (await app.fastify.inject({ url: `/api${asking.url}`, headers })).statusCode;
      });
      if (status === 200)
        figures.push({ name: `GET ${contract.path}`, value: counted, unit: 'statements', bar: BAR });
      else notThere.push(`${contract.path} ${status}`);
    }
    return [
      ...figures,
      {
        name: 'reads of what the demo school does not have',
        value: notThere.length,
        unit: '',
        note: [...notThere, ...extras.faults].join(', '),
      },
    ];
  } finally {
    await client.end();
    await app.stop();
    await database.stop();
    await school.stop();
  }
}

/** Counts what is sent to the database while `work` runs, BEGIN and COMMIT included. */
async function countStatements(work: () => Promise<void>): Promise<number> {
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  let count = 0;
  prototype.query = function counting(this: unknown, ...args) {
    count += 1;
    return query.apply(this, args);
  };
  try {
    // The first call may fill a cache of the process; the second is what a call costs.
    await work();
    count = 0;
    await work();
    return count;
  } finally {
    prototype.query = query;
  }
}
