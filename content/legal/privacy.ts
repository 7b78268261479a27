import { dataWeHold } from './privacy/data-we-hold.ts';
import { keepingAndRights } from './privacy/keeping-and-rights.ts';
import type { LegalDocument } from './types.ts';

/**
 * The privacy notice. Written with UU 27/2022 (PDP) and PP 17/2025 (children in electronic systems) in mind.
 *
 * Needs a lawyer's reading before a school relies on it, above all: legal grounds, the ten years of bookkeeping
 * (UU 8/1997, UU KUP), transfers abroad by the video and mail services, and what PP 17/2025 asks of a small school.
 */
export const privacy: LegalDocument = {
  version: '2026-11-29',
  title: { id: 'Kebijakan Privasi', en: 'Privacy Policy' },
  summary: {
    id: 'Data apa yang kami simpan tentang Anda dan anak Anda, untuk apa, berapa lama, dan apa hak Anda.',
    en: 'What data we keep about you and your child, what for, how long, and what your rights are.',
  },
  sections: [...dataWeHold, ...keepingAndRights],
};
