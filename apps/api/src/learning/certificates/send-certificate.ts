import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import QRCode from 'qrcode';
import { sendDocument } from '../../platform/documents/send-document.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readIdentity } from '../../platform/settings/content-version.ts';
import type { RenderCertificate } from './certificate-data.ts';
import { certificateFor, lockCertificate, verifyUrl } from './certificates.ts';

/** Raise this when the template changes, so that stored PDFs are rendered again. */
const TEMPLATE_VERSION = 2;

/** Sends a certificate as a PDF, rendered for its first reader and stored until its data changes. */
export async function sendCertificate(
  services: Services,
  certificateId: string,
  call: SignedInCall,
): Promise<Refusal<'reports.noCertificate'> | undefined> {
  return sendDocument(
    services,
    {
      kind: 'certificate',
      subject: certificateId,
      version: TEMPLATE_VERSION,
      async read(db) {
        const certificate = await certificateFor(db, certificateId, call.person);
        if (!certificate) return refuse('reports.noCertificate');
        const { name } = await readIdentity(db);
        const url = verifyUrl(certificate.code, services.config);
        return { lang: call.lang, certificate, schoolName: name, verifyUrl: url };
      },
      lock: (db) => lockCertificate(db, certificateId),
      async render(data) {
        const template = new URL('../../../dist/learning/certificates/certificate-pdf.js', import.meta.url)
          .href;
        const { renderCertificate } = (await import(template)) as { renderCertificate: RenderCertificate };
        return renderCertificate({ ...data, qr: qrOf(data.verifyUrl) });
      },
      fileName: ({ certificate }) => `certificate-${certificate.code}.pdf`,
    },
    call,
  );
}

/** A text's QR code as one SVG path of unit squares. Level Q stays readable with a quarter of it covered. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'Q' }).modules;
  const squares = [...data].map((dark, n) => (dark ? `M${n % size} ${Math.floor(n / size)}h1v1h-1z` : ''));
  return { size, path: squares.join('') };
}
