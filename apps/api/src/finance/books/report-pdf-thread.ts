import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedReport, RenderReport } from './report-pdf-data.ts';

// The worker thread of `renderReportPdf`: the template is loaded here and freed with the thread.
const template = new URL('../../../dist/finance/books/report-pdf.js', import.meta.url).href;
const { renderReport } = (await import(template)) as { renderReport: RenderReport };
parentPort?.postMessage(await renderReport(workerData as PrintedReport));
