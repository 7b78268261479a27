import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import QRCode from 'qrcode';
import type { SignedInCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { readIdentity } from '../settings/content-version.ts';
import type { RenderCertificate } from './certificate-data.ts';
import { certificateFor } from './certificates.ts';
import { verifyUrl } from './present.ts';

/** Answers a certificate as a PDF; the template is loaded on first use. */
export async function sendCertificate(
  services: Services,
  certificateId: string,
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const certificate = await certificateFor(services.pool, certificateId, call.person);
  if (!certificate) return refuse('reports.noCertificate');
  const school = await readIdentity(services.pool);
  const template = new URL('../../dist/reports/certificate-pdf.js', import.meta.url).href;
  const { renderCertificate } = (await import(template)) as { renderCertificate: RenderCertificate };
  const url = verifyUrl(certificate.code, services.config);
  const pdf = await renderCertificate({
    lang: call.lang,
    certificate,
    schoolName: school.name,
    verifyUrl: url,
    qr: qrOf(url),
  });
  await call.http?.reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="certificate-${certificate.code}.pdf"`)
    .send(Buffer.from(pdf));
  return undefined;
}

/** The QR code of a text as one path, its dark modules as unit squares; level Q still reads with a quarter covered. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'Q' }).modules;
  const squares = [...data].map((dark, n) => (dark ? `M${n % size} ${Math.floor(n / size)}h1v1h-1z` : ''));
  return { size, path: squares.join('') };
}
