import { type Load, runLoad, type Target } from './load.ts';
import { median } from './numbers.ts';
import { processorMs } from './process-use.ts';

/** A server under load: its process, address and requests. */
export type Side = { url: string; pid: number; targets: readonly Target[] };

type Seen = { perSecond: number; processorUs: number | null };

/** Requests per second of both (medians), their ratio, the range of the rounds' ratios, processor time per request. */
export type Compared = { app: Seen; bare: Seen; ratio: number; lowest: number; highest: number };

/** Loads both sides in turn, so that a noisy machine disturbs both alike. */
export async function compare(
  app: Side,
  bare: Side,
  { rounds = 5, seconds = 3 }: { rounds?: number; seconds?: number } = {},
): Promise<Compared> {
  await loadOnce(app, 2);
  await loadOnce(bare, 2);
  const seen: { app: Seen; bare: Seen }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    seen.push({ app: await loadOnce(app, seconds), bare: await loadOnce(bare, seconds) });
  }
  const [ofApp, ofBare] = [middle(seen.map((s) => s.app)), middle(seen.map((s) => s.bare))];
  const ratios = seen.map((s) => s.app.perSecond / s.bare.perSecond);
  return {
    app: ofApp,
    bare: ofBare,
    ratio: ofApp.perSecond / ofBare.perSecond,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

async function loadOnce({ url, pid, targets }: Side, seconds: number): Promise<Seen> {
  const before = processorMs(pid);
  const load: Load = await runLoad({ url, targets, seconds });
  const after = processorMs(pid);
  const used = before === null || after === null ? null : ((after - before) * 1000) / load.answers;
  return { perSecond: load.perSecond, processorUs: used };
}

function middle(rounds: Seen[]): Seen {
  const used = rounds.flatMap(({ processorUs }) => (processorUs === null ? [] : [processorUs]));
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    processorUs: used.length > 0 ? median(used) : null,
  };
}

/** Formats the rates of a comparison, as the note beside its ratio. */
export function formatRates({ app, bare, lowest, highest }: Compared): string {
  const rates = `${app.perSecond.toFixed(0)}/s against ${bare.perSecond.toFixed(0)}/s, rounds ${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
  if (app.processorUs === null || bare.processorUs === null) return rates;
  return `${rates}, processor ${app.processorUs.toFixed(0)} against ${bare.processorUs.toFixed(0)} µs`;
}
