import { Worker } from 'node:worker_threads';
import type { PrintedReport } from './report-pdf-data.ts';

/** Timeout; the longest report (`MAX_PDF_ROWS`) takes about nine seconds of one core. */
const MAX_MS = 60_000;
/** Memory limit of the thread in MB; the longest report needs less than 512. */
const MEMORY = { maxOldGenerationSizeMb: 768 };

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a report in a worker thread, one at a time, because hundreds of rows take seconds that would block this
 * process. Throws when it exceeds the time or memory limit; the next report is not affected.
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
