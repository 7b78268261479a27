import { Worker } from 'node:worker_threads';
import type { PrintedReport } from './report-pdf-data.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the PDF of a report in a thread of its own, one at a time: hundreds of rows take seconds, in which this process
 * must go on answering.
 */
export function pdfOf(report: PrintedReport): Promise<Uint8Array> {
  const made = last.then(() => inThread(report));
  last = made.catch(() => undefined);
  return made;
}

function inThread(report: PrintedReport): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./report-pdf-thread.ts', import.meta.url), {
      workerData: report,
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended without a report (${code})`)));
  });
}
