/** One text in both languages; `{{name}}` marks what the renderer fills in (see LEGAL_PLACEHOLDERS). */
export interface LegalText {
  id: string;
  en: string;
}

export interface LegalSection {
  /** Stable anchor in the address, the same in both languages. */
  key: string;
  heading: LegalText;
  paragraphs: LegalText[];
}

export interface LegalDocument {
  /** Date of the wording; acceptance and consent records keep it. A changed word needs a new version. */
  version: string;
  title: LegalText;
  summary: LegalText;
  sections: LegalSection[];
}

export interface ConsentText {
  version: string;
  title: LegalText;
  introduction: LegalText;
  /** What the guardian agrees to, one statement per line of the form. */
  statements: LegalText[];
  /** The label of the tick. */
  agreement: LegalText;
  withdrawal: LegalText;
}

/** Filled from the school's settings and, in the consent, from the form; `rules-in-text.ts` has those of the course rules. */
export const LEGAL_PLACEHOLDERS = [
  'schoolName',
  'contactEmail',
  'contactChat',
  'guardianName',
  'learnerName',
] as const;
