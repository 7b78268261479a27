import type { Lang } from '@fasih/messages/texts';

export type PrintedCertificate = {
  id: string;
  code: string;
  enrolmentId: string;
  learnerName: string;
  courseName: string;
  level: string | null;
  score: number | null;
  attended: number;
  bought: number;
  /** Who wrote the report; null when it is gone. */
  teacherName: string | null;
  issuedAt: Date;
  revokedAt: Date | null;
};

/** Data of a certificate's PDF, which is printed in the reader's language with the other one beside it. */
export type CertificateData = {
  lang: Lang;
  certificate: PrintedCertificate;
  schoolName: string;
  /** The public verification page; also in the QR code. */
  verifyUrl: string;
  /** The QR code: its width in modules, and its dark modules as one SVG path of unit squares. */
  qr: { size: number; path: string };
};

/**
 * Renders the PDF; implemented by the compiled template `dist/learning/certificates/certificate-pdf.js`,
 * loaded on first use.
 */
export type RenderCertificate = (data: CertificateData) => Promise<Uint8Array>;
