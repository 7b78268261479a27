import type { Lang } from '@fasih/messages/texts';
import type { State } from './states.ts';

/**
 * Every quoted text (docs/product/calls-and-texts.md#quoted-texts), word for word: where it is shown, in which state,
 * in which language. `provenBy` names the screen test under `apps/web/src`.
 */
export type SpecScreen = {
  route: string;
  state: State;
  provenBy?: ScreenTest;
  langs: readonly Lang[];
  texts: readonly string[];
};

/** A test of a screen that looks for the texts in every run; the browser looks for them in `npm run test:hard`. */
type ScreenTest = `${string}.test.tsx`;

const ID = ['id'] as const;
const EN = ['en'] as const;
const BOTH = ['id', 'en'] as const;

export const SPEC_TEXTS: readonly SpecScreen[] = [
  // The bar: in both languages exact.
  { route: '/', state: 'bar', langs: BOTH, texts: ['EN', 'IND', 'General English'] },
  {
    route: '/',
    state: 'bar',
    langs: ID,
    texts: [
      'Kelas Percakapan',
      'Persiapan Tes',
      'Kursus Spesial',
      'Tes Percobaan',
      'Tentang',
      'Pusat Kontak',
      'Daftar Sekarang',
    ],
  },
  {
    route: '/',
    state: 'bar',
    langs: EN,
    texts: [
      'Conversation Class',
      'Test Preparation',
      'Special Course',
      'Trial Test',
      'About',
      'Contact Center',
      'Subscribe now',
    ],
  },
  // Signing in
  {
    route: '/login',
    state: 'sign-in under way',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Sedang masuk...'],
  },
  {
    route: '/login',
    state: 'sign-in failed without words',
    provenBy: 'people/sign-in/refused-forms.test.tsx',
    langs: ID,
    texts: ['Login gagal.'],
  },
  {
    route: '/login',
    state: 'sign-in without an answer',
    provenBy: 'people/sign-in/refused-forms.test.tsx',
    langs: ID,
    texts: ['Tidak ada respon dari server. Coba lagi nanti.'],
  },
  {
    route: '/login',
    state: 'sign-in could not be sent',
    provenBy: 'people/sign-in/refused-forms.test.tsx',
    langs: ID,
    texts: ['Permintaan login gagal. Coba lagi nanti.'],
  },
  {
    route: '/login',
    state: 'sign-in answered with nonsense',
    provenBy: 'people/sign-in/refused-forms.test.tsx',
    langs: ID,
    texts: ['Terjadi kesalahan yang tidak terduga.'],
  },
  // Registering
  {
    route: '/register',
    state: 'nothing filled in',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Harap isi semua kolom!'],
  },
  {
    route: '/register',
    state: 'passwords differ',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Kata sandi tidak cocok!'],
  },
  {
    route: '/register',
    state: 'password too short',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Kata sandi harus minimal 6 karakter!'],
  },
  {
    route: '/register',
    state: 'registration failed without words',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Pendaftaran gagal.'],
  },
  {
    route: '/register',
    state: 'registration without an answer',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Tidak ada respons dari server. Silakan coba lagi nanti.'],
  },
  {
    route: '/register',
    state: 'registration answered with nonsense',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Permintaan pendaftaran gagal. Silakan coba lagi nanti.'],
  },
  {
    route: '/login',
    state: 'automatic sign-in failed',
    provenBy: 'people/sign-in/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Login otomatis gagal. Silakan login manual.'],
  },
  // A session that is over
  { route: '/account', state: 'session over', langs: EN, texts: ['Session Expired'] },
  // Choosing a package
  {
    route: '/program-selection',
    state: 'open',
    langs: BOTH,
    texts: [
      'Choose Your Package',
      'Choose Payment',
      'Placement Test',
      'General English',
      'Conversation',
      'English Test Preparation',
      'Special Course',
    ],
  },
  { route: '/program-selection', state: 'open', langs: ID, texts: ['Beli Sekarang'] },
  {
    route: '/program-selection',
    state: 'packages cannot be fetched',
    langs: ID,
    texts: ['Gagal mengambil data paket.'],
  },
  {
    route: '/program/general-english/ielts',
    state: 'open',
    langs: ID,
    texts: ['Tidak ada paket tersedia'],
  },
  {
    route: '/program-selection?package=general-english-adult',
    state: 'payment cannot be created',
    langs: ID,
    texts: ['Gagal membuat pembayaran. Silakan coba lagi.'],
  },
  { route: '/program/conversation', state: 'open', langs: ID, texts: ['Daftar'] },
  {
    route: '/program/poetry',
    state: 'open',
    langs: BOTH,
    texts: ['Program Not Found', 'Please check the URL or choose a valid program.'],
  },
  // After paying
  {
    route: '/redirect',
    state: 'paid',
    langs: ID,
    texts: ['Selamat! Langganan anda telah berhasil'],
  },
  // Placement test
  {
    route: '/placement-test',
    state: 'no level known',
    langs: ID,
    texts: ['Kategori placement test tidak ditemukan. Silakan pilih program terlebih dahulu.'],
  },
  {
    route: '/placement-test',
    state: 'bank without questions',
    langs: ID,
    texts: ['Soal tidak tersedia untuk kategori ini.'],
  },
  {
    route: '/placement-test',
    state: 'last question',
    provenBy: 'assessment/placement/quoted-texts.test.tsx',
    langs: BOTH,
    texts: ['Finish Test'],
  },
  {
    route: '/placement-test',
    state: 'finished',
    provenBy: 'assessment/placement/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Tes Selesai!', 'Kembali ke Halaman Login', 'Student'],
  },
  // Level: 80 percent or more, of the adults' bank.
  {
    route: '/placement-test',
    state: 'finished',
    provenBy: 'assessment/placement/quoted-texts.test.tsx',
    langs: BOTH,
    texts: ['Adult Advanced'],
  },
  // Signed-in areas: sidebars and dialogs
  {
    route: '/dashboard/student',
    state: 'student without a name',
    langs: ID,
    texts: ['Nama tidak tersedia'],
  },
  {
    route: '/dashboard/student',
    state: 'student without a name',
    langs: EN,
    texts: ['My Classes', 'Student Report'],
  },
  {
    route: '/dashboard/teacher',
    state: 'teacher wants to leave',
    provenBy: 'shell/sidebar.test.tsx',
    langs: EN,
    texts: [
      'Dashboard',
      'Attendance',
      'My Classes',
      'History Classes',
      'My Students',
      'Logout',
      'Confirm Logout',
      'Are you sure you want to logout?',
      'Cancel',
    ],
  },
  {
    route: '/dashboard/admin',
    state: 'admin wants to leave',
    provenBy: 'shell/sidebar.test.tsx',
    langs: EN,
    texts: ['Are you sure you want to logout?'],
  },
  {
    route: '/dashboard/finance/dashboard',
    state: 'finance wants to leave',
    provenBy: 'shell/sidebar.test.tsx',
    langs: ID,
    texts: ['Apakah kamu ingin keluar?', 'Tidak', 'Ya'],
  },
  // Pretest
  {
    route: '/pretest',
    state: 'open',
    langs: BOTH,
    texts: ['Test Your English!', 'Kids', 'Teens'],
  },
  { route: '/pretest', state: 'open', langs: EN, texts: ['Time Limit', 'Questions'] },
  {
    route: '/pretest',
    state: 'pretest of a child',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: BOTH,
    texts: ['Kids Pretest', 'Pretest', 'General Knowledge Assessment'],
  },
  {
    route: '/pretest',
    state: 'pretest of a child',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['In Progress', 'Test Instructions', 'Question 1 of 15', 'Previous', 'Next', 'Submit'],
  },
  {
    route: '/pretest',
    state: 'pretest of a teen',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: BOTH,
    texts: ['Teen Pretest'],
  },
  {
    route: '/pretest',
    state: 'pretest left',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['You have unsaved changes. Are you sure you want to leave?'],
  },
  {
    route: '/pretest',
    state: 'pretest handed in too early',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['Unanswered questions will be marked incorrect.'],
  },
  {
    route: '/pretest',
    state: 'pretest handed in',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['You have answered all questions. Are you sure you want to submit your test?'],
  },
  {
    route: '/pretest',
    state: 'pretest without questions',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['No questions available for this category or test not started.'],
  },
  {
    route: '/pretest',
    state: 'pretest cannot be sent',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['Test not submitted yet.'],
  },
  {
    route: '/pretest',
    state: 'pretest finished',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['Completed', 'Category', 'KIDS', 'Total Questions', 'Your Score', 'Back to Homepage'],
  },
  {
    route: '/pretest',
    state: 'pretest finished, packages',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: EN,
    texts: ['Course Package Selections', 'Select'],
  },
  {
    route: '/pretest',
    state: 'pretest finished, packages',
    provenBy: 'assessment/pretest/quoted-texts.test.tsx',
    langs: ID,
    texts: ['Pilihan Paket Kursus', 'Pilih'],
  },
  // Students
  {
    route: '/dashboard/student',
    state: 'student at home',
    langs: EN,
    texts: ['My Classes', 'Class History', 'Student Reports'],
  },
  {
    route: '/dashboard/student',
    state: 'student after a course',
    langs: EN,
    texts: ['Completed'],
  },
  {
    route: '/class/general-english',
    state: 'student at home',
    langs: EN,
    texts: ['My Classes'],
  },
  { route: '/history', state: 'student at home', langs: EN, texts: ['Class History'] },
  { route: '/certificates', state: 'student at home', langs: EN, texts: ['Student Report'] },
  {
    route: '/my-classes/toefl',
    state: 'student at home',
    langs: EN,
    texts: ['TOEFL Preparation'],
  },
  {
    route: '/my-classes/general-english',
    state: 'student at home',
    langs: EN,
    texts: ['General English'],
  },
  { route: '/my-classes/anything', state: 'student at home', langs: EN, texts: ['Course'] },
  {
    route: '/my-classes/:id',
    state: "student's class",
    langs: EN,
    texts: ['available 5 minutes before class', 'Final Test'],
  },
  {
    route: '/class/:id/attendance',
    state: "student's class",
    langs: EN,
    texts: ['Mark Attendance', 'Maximum 2 sessions per week'],
  },
  // Teachers
  {
    route: '/teacher/students',
    state: 'teacher at work',
    langs: EN,
    texts: ['My Students', 'View Details'],
  },
  {
    route: '/teacher/attendance',
    state: 'teacher on a day with a meeting',
    langs: EN,
    texts: ['Attendance', 'Edit'],
  },
  {
    route: '/teacher/classes',
    state: "teacher's link dialog",
    langs: EN,
    texts: ['Update Zoom', 'Zoom Link', 'Room ID', 'Cancel', 'Save', 'In Progress', 'Upcoming'],
  },
  // Admins
  {
    route: '/class/management',
    state: 'admin at work',
    langs: EN,
    texts: ['Classes Today'],
  },
  {
    route: '/teacher/management',
    state: 'admin at work',
    langs: EN,
    texts: ['Add Teacher'],
  },
  {
    route: '/teacher/management',
    state: 'teacher refused',
    provenBy: 'learning/teachers/admin/add-says.test.tsx',
    langs: EN,
    texts: ['Failed to add teacher:'],
  },
  {
    route: '/teacher/management',
    state: 'teacher without an answer',
    provenBy: 'learning/teachers/admin/add-says.test.tsx',
    langs: EN,
    texts: ['An error occurred while adding teacher.'],
  },
  {
    route: '/teacher/management',
    state: 'teacher added',
    provenBy: 'learning/teachers/admin/add-says.test.tsx',
    langs: EN,
    texts: ['Teacher added successfully!'],
  },
  {
    route: '/student/management',
    state: 'admin at work',
    langs: EN,
    texts: ['Assign Teacher'],
  },
  // Finance
  {
    route: '/dashboard/finance/dashboard',
    state: 'finance at work',
    langs: EN,
    texts: ['Last 7 Days', 'Last 30 Days', 'Last 3 Months'],
  },
  {
    route: '/dashboard/finance/reports',
    state: 'finance at work',
    langs: EN,
    texts: ['Last 7 Weeks', 'Last Month', 'Last 3 Months'],
  },
  {
    route: '/dashboard/finance/transactions',
    state: 'finance at work',
    langs: EN,
    texts: ['All', 'Revenue', 'Expenses'],
  },
  {
    route: '/dashboard/finance/revenue',
    state: 'revenue added',
    provenBy: 'finance/books/entry-form.test.tsx',
    langs: EN,
    texts: ['Revenue added successfully!'],
  },
  {
    route: '/dashboard/finance/expenses',
    state: 'expense added',
    provenBy: 'finance/books/entry-form.test.tsx',
    langs: EN,
    texts: ['Expense added successfully!'],
  },
];

/** The sentences and labels that must be somewhere in the table, each once, area by area; copied by hand. */
export const QUOTED: readonly string[] = [
  // Screens
  'Daftar Sekarang',
  'Test Your English!',
  'Kids Pretest',
  'Teen Pretest',
  'Pretest',
  'General Knowledge Assessment',
  'Back to Homepage',
  'Pilihan Paket Kursus',
  'Pilih',
  'Beli Sekarang',
  'Selamat! Langganan anda telah berhasil',
  'Daftar',
  'Program Not Found',
  'Please check the URL or choose a valid program.',
  'Finish Test',
  'Tes Selesai!',
  'Kembali ke Halaman Login',
  'Nama tidak tersedia',
  'My Classes',
  'available 5 minutes before class',
  'Confirm Logout',
  'Are you sure you want to logout?',
  'Classes Today',
  'Apakah kamu ingin keluar?',
  // Names
  'Kids',
  'Teens',
  // States
  'You have unsaved changes. Are you sure you want to leave?',
  'Session Expired',
  'Sedang masuk...',
  // Forms
  'You have answered all questions. Are you sure you want to submit your test?',
  'Harap isi semua kolom!',
  'Kata sandi tidak cocok!',
  'Kata sandi harus minimal 6 karakter!',
  'Expense added successfully!',
  'Revenue added successfully!',
  'Assign Teacher',
  // Failures
  'No questions available for this category or test not started.',
  'Test not submitted yet.',
  'Login gagal.',
  'Tidak ada respon dari server. Coba lagi nanti.',
  'Permintaan login gagal. Coba lagi nanti.',
  'Terjadi kesalahan yang tidak terduga.',
  'Failed to add teacher:',
  'An error occurred while adding teacher.',
  'Teacher added successfully!',
  'Pendaftaran gagal.',
  'Tidak ada respons dari server. Silakan coba lagi nanti.',
  'Permintaan pendaftaran gagal. Silakan coba lagi nanti.',
  'Login otomatis gagal. Silakan login manual.',
  'Gagal mengambil data paket.',
  'Tidak ada paket tersedia',
  'Gagal membuat pembayaran. Silakan coba lagi.',
  'Kategori placement test tidak ditemukan. Silakan pilih program terlebih dahulu.',
  'Soal tidak tersedia untuk kategori ini.',
  'Student',
];
