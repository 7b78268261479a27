/** Kinds of import files. */
export const IMPORT_KINDS = ['students', 'teachers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Columns of the files, in the order of the templates. */
export const STUDENT_COLUMNS = [
  'learnerName',
  'birthDate',
  'relation',
  'accountName',
  'email',
  'phone',
  'username',
  'lang',
] as const;
export const TEACHER_COLUMNS = [
  'teacherName',
  'email',
  'phone',
  'username',
  'programs',
  'ageGroups',
  'lang',
] as const;
export const IMPORT_COLUMNS = [...new Set([...STUDENT_COLUMNS, ...TEACHER_COLUMNS])] as const;
export type ImportColumn = (typeof STUDENT_COLUMNS)[number] | (typeof TEACHER_COLUMNS)[number];

export const COLUMNS_OF: Record<ImportKind, readonly ImportColumn[]> = {
  students: STUDENT_COLUMNS,
  teachers: TEACHER_COLUMNS,
};

/** Required columns, whose cells must be filled. */
export const REQUIRED: Record<ImportKind, readonly ImportColumn[]> = {
  students: ['learnerName', 'accountName', 'email'],
  teachers: ['teacherName', 'email'],
};

/** Column headings; either language is accepted, regardless of case. */
export const HEADINGS: Record<ImportColumn, { id: string; en: string }> = {
  learnerName: { id: 'Nama siswa', en: 'Student name' },
  birthDate: { id: 'Tanggal lahir', en: 'Birth date' },
  relation: { id: 'Hubungan', en: 'Relation' },
  accountName: { id: 'Nama pemilik akun', en: 'Account holder' },
  email: { id: 'Email', en: 'E-mail' },
  phone: { id: 'Telepon', en: 'Phone' },
  username: { id: 'Nama pengguna', en: 'Username' },
  lang: { id: 'Bahasa', en: 'Language' },
  teacherName: { id: 'Nama guru', en: 'Teacher name' },
  programs: { id: 'Program', en: 'Programs' },
  ageGroups: { id: 'Kelompok usia', en: 'Age groups' },
};

/** An example row for each language. */
export const EXAMPLES: Record<ImportColumn, { id: string; en: string }> = {
  learnerName: { id: 'Nayla Siregar', en: 'Nayla Siregar' },
  birthDate: { id: '2015-05-17', en: '2015-05-17' },
  relation: { id: 'ibu', en: 'mother' },
  accountName: { id: 'Dewi Siregar', en: 'Dewi Siregar' },
  email: { id: 'dewi@contoh.id', en: 'dewi@contoh.id' },
  phone: { id: '0812 3456 7890', en: '0812 3456 7890' },
  username: { id: 'dewi.siregar', en: 'dewi.siregar' },
  lang: { id: 'id', en: 'id' },
  teacherName: { id: 'Ratna Kusumawati', en: 'Ratna Kusumawati' },
  programs: { id: 'General English, Conversation', en: 'General English, Conversation' },
  ageGroups: { id: 'anak, remaja', en: 'kids, teens' },
};

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const BY_HEADING = new Map(
  Object.entries(HEADINGS).flatMap(([column, names]) =>
    [names.id, names.en, column].map((name) => [plain(name), column as ImportColumn]),
  ),
);

/** The column that a heading names, or null. */
export function columnOf(heading: string): ImportColumn | null {
  return BY_HEADING.get(plain(heading)) ?? null;
}
