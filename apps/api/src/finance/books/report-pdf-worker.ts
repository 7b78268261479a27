import { Worker } from 'node:worker_threads';
import { OutOfTime, withinDeadline } from '../../platform/deadline.ts';
import type { PrintedReport } from './report-pdf-data.ts';

/** The longest report (`MAX_PDF_ROWS`) takes about nine seconds of one core. */
const TIMEOUT_MS = 60_000;
/** Memory limit of the thread in MB; the longest report needs less than 512. */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 768 };

let previous: Promise<unknown> = Promise.resolve();

/**
 * Renders a report as PDF in a worker thread, because hundreds of rows would block this process for seconds. Reports are
 * rendered one at a time; one that exceeds the time or memory limit rejects and does not affect the next.
 */
export function renderReportPdf(report: PrintedReport, timeoutMs = TIMEOUT_MS): Promise<Uint8Array> {
  const rendering = previous.then(() => renderInThread(report, withinDeadline(timeoutMs)));
  previous = rendering.catch(() => undefined);
  return rendering;
}

function renderInThread(report: PrintedReport, timeoutMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./report-pdf-thread.ts', import.meta.url), {
      workerData: report,
      execArgv: [],
      resourceLimits: MEMORY_LIMIT,
    });
    const timer = setTimeout(() => {
      reject(new OutOfTime(`the report took more than ${timeoutMs} ms`));
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread ended without a report (${code})`));
    });
  });
}
