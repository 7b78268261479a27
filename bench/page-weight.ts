import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from 'playwright-core';

/** What a browser loaded for one view of a page, in bytes on the wire; scripts and styles are bodies alone. */
export type Weight = {
  status: number;
  script: number;
  style: number;
  /** Everything, with the headers of the answers. */
  all: number;
  requests: number;
  /** Answers without compression that would have gained by it. */
  uncompressed: string[];
};

const TEXT = /javascript|css|html|json|svg/;
const SMALL = 1_500;

/**
 * Opens a page in a fresh context, waits until it is quiet, and sums up what came. Scripts and styles written into the
 * document count as if they had come compressed by themselves. What other origins send (the payment provider's
 * document) is not ours and is left out.
 */
export async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  await warm(url);
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  const document = await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const weight: Weight = {
    status: document?.status() ?? 0,
    script: 0,
    style: 0,
    all: 0,
    requests: 0,
    uncompressed: [],
  };
  const own = new URL(url).origin;
  for (const answer of answers) {
    if (new URL(answer.url()).origin === own) await add(weight, answer);
  }
  const inline = await inlineOf(page);
  weight.script += inline.script;
  weight.style += inline.style;
  await page.close();
  return weight;
}

/** Has the page rendered once: a cold server on a busy machine may refuse the first call, and bytes are meant here. */
async function warm(url: string): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    const { status } = await fetch(url);
    if (status !== 503) return;
    await sleep(1000);
  }
}

async function add(weight: Weight, answer: Response): Promise<void> {
  const { responseBodySize, responseHeadersSize } = await answer.request().sizes();
  const headers = answer.headers();
  const type = headers['content-type'] ?? '';
  weight.requests += 1;
  weight.all += responseBodySize + responseHeadersSize;
  if (type.includes('javascript')) weight.script += responseBodySize;
  if (type.includes('css')) weight.style += responseBodySize;
  if (TEXT.test(type) && !headers['content-encoding'] && responseBodySize > SMALL) {
    weight.uncompressed.push(`${new URL(answer.url()).pathname} ${responseBodySize}`);
  }
}

async function inlineOf(page: Page): Promise<{ script: number; style: number }> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  const bodies = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, body]) => body ?? '').join('');
  const size = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);
  return {
    script: size(bodies(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)),
    style: size(bodies(/<style[^>]*>([\s\S]*?)<\/style>/g)),
  };
}
