import { Worker } from 'node:worker_threads';
import type { PrintedReport } from './report-pdf-data.ts';

/** The longest report (`MAX_PDF_ROWS`) takes about nine seconds of one core. */
const MAX_MS = 60_000;
/** Megabytes of the thread; the longest report needs less than 512. */
const MEMORY = { maxOldGenerationSizeMb: 768 };

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the PDF of a report in a thread of its own, one at a time: hundreds of rows take seconds, in which this process
 * must go on answering. Throws where it takes more time or memory than any real report; the next one is made all the same.
 */
export function pdfOf(report: PrintedReport, maxMs = MAX_MS): Promise<Uint8Array> {
  const made = last.then(() => inThread(report, maxMs));
  last = made.catch(() => undefined);
  return made;
}

function inThread(report: PrintedReport, maxMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./report-pdf-thread.ts', import.meta.url), {
      workerData: report,
      execArgv: [],
      resourceLimits: MEMORY,
    });
    const timer = setTimeout(() => {
      reject(new Error(`the report took more than ${maxMs} ms`));
      void worker.terminate();
    }, maxMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread ended without a report (${code})`));
    });
  });
}
