import pg from 'pg';
import type { Figure } from '../report.ts';
import { ask, joinDatabase, type School, signIn, startSchool } from '../school.ts';
import { openApp } from '../second-app.ts';

/** What a signed-in read may cost, its sign-in included (house 'Queries'). */
const BAR = { atMost: 3 };
/** Every place of the demo people that stands in a path of the API. */
type Places = { orderId: string; sessionId: string; attemptId: string; teacherId: string; classId: string };

/** SQL statements of every signed-in read, counted at the driver; routes come from the API's own list. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const database = await joinDatabase(school);
  const app = await openApp(school, database.url);
  try {
    const tokens = new Map<string, string>();
    const places = await placesOf(school);
    const figures: Figure[] = [];
    for (const { contract } of app.api.routes) {
      // Placement reads are public calls, but a family makes them signed in.
      const isRead = contract.method === 'GET' && !contract.path.endsWith('/photo/:file');
      if (!isRead || (contract.who === 'public' && !contract.path.startsWith('/placement/'))) continue;
      const role = Array.isArray(contract.who) ? contract.who[0] : 'student';
      const token = tokens.get(role) ?? (await signIn(school, role)).token;
      tokens.set(role, token);
      const url = `/api${filled(contract.path, places)}`;
      const counted = await countStatements(async () => {
        const answer = await app.fastify.inject({ url, headers: { authorization: `Bearer ${token}` } });
        if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      });
      figures.push({ name: `GET ${contract.path}`, value: counted, unit: 'statements', bar: BAR });
    }
    return figures;
  } finally {
    await app.stop();
    await database.stop();
    await school.stop();
  }
}

async function placesOf(school: School): Promise<Places> {
  const { token } = await signIn(school, 'student');
  const order = await ask<{ id: string }>(school, token, '/orders/latest');
  const attempt = await ask<{ id: string }>(school, token, '/placement/attempts', {});
  const teacher = await signIn(school, 'teacher');
  const { teacherId } = await ask<{ teacherId: string }>(school, teacher.token, '/teacher/availability');
  const admin = await signIn(school, 'admin');
  const classes = await ask<{ data: { id: string }[] }>(school, admin.token, '/classes?pageSize=1');
  return {
    orderId: order.id,
    attemptId: attempt.id,
    sessionId: token.split('.')[0] ?? '',
    teacherId,
    classId: classes.data[0]?.id ?? '',
  };
}

/** Puts the student's own ids into a path; a route whose ids the bench does not know yet must be added above. */
function filled(path: string, places: Places): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const found = Object.entries(places).find(([key]) => key === name)?.[1];
    if (!found) throw new Error(`the bench knows no ${name} for ${path}`);
    return found;
  });
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
