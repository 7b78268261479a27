import { withinDeadline } from '../../platform/deadline.ts';
import { runInThread, taskQueue } from '../../platform/thread.ts';
import type { PrintedReport } from './report-pdf-data.ts';

/** The longest report (`MAX_PDF_ROWS`) takes about nine seconds of one core. */
const TIMEOUT_MS = 60_000;
/** Memory limit of the thread in MB; the longest report needs less than 512. */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 768 };

const inTurn = taskQueue();

/**
 * Renders a report as PDF in a worker thread, because hundreds of rows would block this process for seconds. Reports are
 * rendered one at a time; one that exceeds the time or memory limit rejects and does not affect the next.
 */
export function renderReportPdf(report: PrintedReport, timeoutMs = TIMEOUT_MS): Promise<Uint8Array> {
  const script = new URL('./report-pdf-thread.ts', import.meta.url);
  return inTurn(() =>
    runInThread(script, report, { timeoutMs: withinDeadline(timeoutMs), resourceLimits: MEMORY_LIMIT }),
  );
}
