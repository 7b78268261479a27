import type { Lang } from '@fasih/messages/texts';

/** What a certificate's PDF shows. */
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

/** Everything a certificate shows, in the reader's language first and the other one beside it. */
export type CertificateData = {
  lang: Lang;
  certificate: PrintedCertificate;
  schoolName: string;
  /** The public page that proves it; also in the QR code. */
  verifyUrl: string;
  /** The QR code: modules on a side, and its dark ones as one SVG path of unit squares. */
  qr: { size: number; path: string };
};

/** Makes the PDF; lives in the compiled template `dist/learning/certificates/certificate-pdf.js`, loaded on first use. */
export type RenderCertificate = (data: CertificateData) => Promise<Uint8Array>;
