/** Kinds of import files. */
export const IMPORT_KINDS = ['students', 'teachers', 'courses'] as const;
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
/** A course in the middle of its meetings, with the learner and the account it belongs to. */
export const COURSE_COLUMNS = [
  ...STUDENT_COLUMNS,
  'consentOn',
  'package',
  'level',
  'teacher',
  'group',
  'weeklyTimes',
  'meetingsHeld',
  'meetingsLeft',
  'midScore',
  'finalScore',
  'lastDay',
  'paid',
] as const;
export const IMPORT_COLUMNS = [...new Set([...COURSE_COLUMNS, ...TEACHER_COLUMNS])] as const;
export type ImportColumn = (typeof COURSE_COLUMNS)[number] | (typeof TEACHER_COLUMNS)[number];

export const COLUMNS_OF: Record<ImportKind, readonly ImportColumn[]> = {
  students: STUDENT_COLUMNS,
  teachers: TEACHER_COLUMNS,
  courses: COURSE_COLUMNS,
};

/** Required columns, whose cells must be filled. */
export const REQUIRED: Record<ImportKind, readonly ImportColumn[]> = {
  students: ['learnerName', 'accountName', 'email'],
  teachers: ['teacherName', 'email'],
  courses: ['learnerName', 'accountName', 'email', 'package', 'level', 'teacher', 'meetingsLeft', 'paid'],
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
  consentOn: { id: 'Tanggal persetujuan wali', en: 'Consent on' },
  package: { id: 'Paket', en: 'Package' },
  level: { id: 'Level', en: 'Level' },
  teacher: { id: 'Email guru', en: "Teacher's e-mail" },
  group: { id: 'Grup', en: 'Group' },
  weeklyTimes: { id: 'Jadwal mingguan', en: 'Weekly times' },
  meetingsHeld: { id: 'Pertemuan terlaksana', en: 'Meetings held' },
  meetingsLeft: { id: 'Sisa pertemuan', en: 'Meetings left' },
  midScore: { id: 'Nilai tes tengah', en: 'Midway test score' },
  finalScore: { id: 'Nilai Final Test', en: 'Final Test score' },
  lastDay: { id: 'Berlaku sampai', en: 'Valid until' },
  paid: { id: 'Sudah dibayar', en: 'Paid' },
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
  consentOn: { id: '2026-08-20', en: '2026-08-20' },
  package: { id: 'General English for Kids', en: 'General English for Kids' },
  level: { id: 'Beginner', en: 'Beginner' },
  teacher: { id: 'ratna@contoh.id', en: 'ratna@contoh.id' },
  group: { id: 'Kids A', en: 'Kids A' },
  weeklyTimes: { id: 'Senin 16:00, Rabu 16:00', en: 'Monday 16:00, Wednesday 16:00' },
  meetingsHeld: {
    id: '2026-08-24, 2026-08-26 terlambat, 2026-09-01 17:00 tidak hadir',
    en: '2026-08-24, 2026-08-26 late, 2026-09-01 17:00 absent',
  },
  meetingsLeft: { id: '17', en: '17' },
  midScore: { id: '85', en: '85' },
  finalScore: { id: '', en: '' },
  lastDay: { id: '2026-11-30', en: '2026-11-30' },
  paid: { id: '2400000', en: '2400000' },
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
