import { get } from 'node:http';
import { startBarePage } from '../bare.ts';
import { compare, formatRates } from '../compare.ts';
import type { Figure } from '../report.ts';
import { startSchool } from '../school.ts';

const PATH = '/';
const COMPRESSED = { 'accept-encoding': 'br' };
const ENOUGH = 10_000;

/** A kept page, compressed on the wire, against a bare `node:http` server that sends the same bytes. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const page = await fetchRaw(school.url + PATH, COMPRESSED);
  if (page.headers['content-encoding'] !== 'br') throw new Error('the page was not sent compressed');
  const bare = await startBarePage(page.body);
  try {
    const seen = await compare(
      { ...school, targets: [{ path: PATH, headers: COMPRESSED }] },
      { ...bare, targets: [{ path: '/page' }] },
    );
    const again = await fetchRaw(school.url + PATH, {
      ...COMPRESSED,
      'if-none-match': String(page.headers.etag),
    });
    return [
      {
        name: `${PATH} kept, ${page.body.length} bytes in br`,
        value: seen.app.perSecond,
        unit: '/s',
        limit: { atLeast: Math.min(ENOUGH, 0.4 * seen.bare.perSecond) },
        note: `${seen.ratio.toFixed(2)} of bare: ${formatRates(seen)}`,
      },
      { name: 'conditional request answers', value: again.status, unit: '', limit: { exactly: 304 } },
      { name: 'body of that answer', value: again.body.length, unit: 'bytes', limit: { exactly: 0 } },
    ];
  } finally {
    await bare.stop();
    await school.stop();
  }
}

type Raw = { status: number; headers: Record<string, unknown>; body: Buffer };

/** One request whose body stays as it came over the wire. */
function fetchRaw(url: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((done, fail) => {
    get(url, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', fail);
  });
}
