import type { Lang } from '@fasih/messages/texts';
import type { State } from './states.ts';

/**
 * Every text that product-spec.md quotes or names, word for word: where it is shown, in which state, in which language.
 * A screen that is not built yet names its feature in `from`; whoever builds it gives it a route and a state here.
 */
export type SpecScreen = {
  section: string;
  langs: readonly Lang[];
  texts: readonly string[];
} & ({ route: string; state: State } | { from: Feature });

/** Features whose screens are still to come. */
export type Feature = 'admin area' | 'finance area';

const ID = ['id'] as const;
const EN = ['en'] as const;
const BOTH = ['id', 'en'] as const;

export const SPEC_TEXTS: readonly SpecScreen[] = [
  // §2 Navigation bar: where the spec names both languages, both are exact.
  { section: '§2', route: '/', state: 'bar', langs: BOTH, texts: ['EN', 'IND', 'General English'] },
  {
    section: '§2',
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
    section: '§2',
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
  // §2 and §4 Login, §8
  { section: '§4', route: '/login', state: 'sign-in under way', langs: ID, texts: ['Sedang masuk...'] },
  {
    section: '§8',
    route: '/login',
    state: 'sign-in failed without words',
    langs: ID,
    texts: ['Login gagal.'],
  },
  {
    section: '§8',
    route: '/login',
    state: 'sign-in without an answer',
    langs: ID,
    texts: ['Tidak ada respon dari server. Coba lagi nanti.'],
  },
  {
    section: '§8',
    route: '/login',
    state: 'sign-in could not be sent',
    langs: ID,
    texts: ['Permintaan login gagal. Coba lagi nanti.'],
  },
  {
    section: '§8',
    route: '/login',
    state: 'sign-in answered with nonsense',
    langs: ID,
    texts: ['Terjadi kesalahan yang tidak terduga.'],
  },
  // §5 and §8 Registration
  {
    section: '§5',
    route: '/register',
    state: 'nothing filled in',
    langs: ID,
    texts: ['Harap isi semua kolom!'],
  },
  {
    section: '§5',
    route: '/register',
    state: 'passwords differ',
    langs: ID,
    texts: ['Kata sandi tidak cocok!'],
  },
  {
    section: '§5',
    route: '/register',
    state: 'password too short',
    langs: ID,
    texts: ['Kata sandi harus minimal 6 karakter!'],
  },
  {
    section: '§8',
    route: '/register',
    state: 'registration failed without words',
    langs: ID,
    texts: ['Pendaftaran gagal.'],
  },
  {
    section: '§8',
    route: '/register',
    state: 'registration without an answer',
    langs: ID,
    texts: ['Tidak ada respons dari server. Silakan coba lagi nanti.'],
  },
  {
    section: '§8',
    route: '/register',
    state: 'registration answered with nonsense',
    langs: ID,
    texts: ['Permintaan pendaftaran gagal. Silakan coba lagi nanti.'],
  },
  {
    section: '§8',
    route: '/login',
    state: 'automatic sign-in failed',
    langs: ID,
    texts: ['Login otomatis gagal. Silakan login manual.'],
  },
  // §4 Auth
  { section: '§4', route: '/account', state: 'session over', langs: EN, texts: ['Session Expired'] },
  // §2 Program selection and detail, §8
  {
    section: '§2',
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
  { section: '§2', route: '/program-selection', state: 'open', langs: ID, texts: ['Beli Sekarang'] },
  {
    section: '§8',
    route: '/program-selection',
    state: 'packages cannot be fetched',
    langs: ID,
    texts: ['Gagal mengambil data paket.'],
  },
  {
    section: '§8',
    route: '/program/general-english/ielts',
    state: 'open',
    langs: ID,
    texts: ['Tidak ada paket tersedia'],
  },
  {
    section: '§8',
    route: '/program-selection?package=general-english-adult',
    state: 'payment cannot be created',
    langs: ID,
    texts: ['Gagal membuat pembayaran. Silakan coba lagi.'],
  },
  { section: '§2', route: '/program/conversation', state: 'open', langs: ID, texts: ['Daftar'] },
  {
    section: '§2',
    route: '/program/poetry',
    state: 'open',
    langs: BOTH,
    texts: ['Program Not Found', 'Please check the URL or choose a valid program.'],
  },
  // §2 Redirect
  {
    section: '§2',
    route: '/redirect',
    state: 'paid',
    langs: ID,
    texts: ['Selamat! Langganan anda telah berhasil'],
  },
  // §2 Placement test, §8
  {
    section: '§8',
    route: '/placement-test',
    state: 'no level known',
    langs: ID,
    texts: ['Kategori placement test tidak ditemukan. Silakan pilih program terlebih dahulu.'],
  },
  {
    section: '§8',
    route: '/placement-test',
    state: 'bank without questions',
    langs: ID,
    texts: ['Soal tidak tersedia untuk kategori ini.'],
  },
  { section: '§2', route: '/placement-test', state: 'last question', langs: BOTH, texts: ['Finish Test'] },
  {
    section: '§2',
    route: '/placement-test',
    state: 'finished',
    langs: ID,
    texts: ['Tes Selesai!', 'Kembali ke Halaman Login', 'Student'],
  },
  // §2 Signed-in areas: sidebars and dialogs
  {
    section: '§2',
    route: '/dashboard/student',
    state: 'student without a name',
    langs: ID,
    texts: ['Nama tidak tersedia'],
  },
  {
    section: '§2',
    route: '/dashboard/student',
    state: 'student without a name',
    langs: EN,
    texts: ['My Classes', 'Student Report'],
  },
  {
    section: '§2',
    route: '/dashboard/teacher',
    state: 'teacher wants to leave',
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
    section: '§2',
    route: '/dashboard/admin',
    state: 'admin wants to leave',
    langs: EN,
    texts: ['Are you sure you want to logout?'],
  },
  {
    section: '§2',
    route: '/dashboard/finance/dashboard',
    state: 'finance wants to leave',
    langs: ID,
    texts: ['Apakah kamu ingin keluar?', 'Tidak', 'Ya'],
  },
  // §2 Pretest, §4, §5, §8
  {
    section: '§2',
    route: '/pretest',
    state: 'open',
    langs: BOTH,
    texts: ['Test Your English!', 'Kids', 'Teens'],
  },
  { section: '§2', route: '/pretest', state: 'open', langs: EN, texts: ['Time Limit', 'Questions'] },
  {
    section: '§2',
    route: '/pretest',
    state: 'pretest of a child',
    langs: BOTH,
    texts: ['Kids Pretest', 'Pretest', 'General Knowledge Assessment'],
  },
  {
    section: '§2',
    route: '/pretest',
    state: 'pretest of a child',
    langs: EN,
    texts: ['In Progress', 'Test Instructions', 'Question 1 of 15', 'Previous', 'Next', 'Submit'],
  },
  { section: '§2', route: '/pretest', state: 'pretest of a teen', langs: BOTH, texts: ['Teen Pretest'] },
  {
    section: '§4',
    route: '/pretest',
    state: 'pretest left',
    langs: EN,
    texts: ['You have unsaved changes. Are you sure you want to leave?'],
  },
  {
    section: '§5',
    route: '/pretest',
    state: 'pretest handed in too early',
    langs: EN,
    texts: ['Unanswered questions will be marked incorrect.'],
  },
  {
    section: '§5',
    route: '/pretest',
    state: 'pretest handed in',
    langs: EN,
    texts: ['You have answered all questions. Are you sure you want to submit your test?'],
  },
  {
    section: '§8',
    route: '/pretest',
    state: 'pretest without questions',
    langs: EN,
    texts: ['No questions available for this category or test not started.'],
  },
  {
    section: '§8',
    route: '/pretest',
    state: 'pretest cannot be sent',
    langs: EN,
    texts: ['Test not submitted yet.'],
  },
  {
    section: '§2',
    route: '/pretest',
    state: 'pretest finished',
    langs: EN,
    texts: ['Completed', 'Category', 'KIDS', 'Total Questions', 'Your Score', 'Back to Homepage'],
  },
  {
    section: '§2',
    route: '/pretest',
    state: 'pretest finished, packages',
    langs: EN,
    texts: ['Course Package Selections', 'Select'],
  },
  {
    section: '§2',
    route: '/pretest',
    state: 'pretest finished, packages',
    langs: ID,
    texts: ['Pilihan Paket Kursus', 'Pilih'],
  },
  // §2 Student area
  {
    section: '§2',
    route: '/dashboard/student',
    state: 'student at home',
    langs: EN,
    texts: ['My Classes', 'Class History', 'Student Reports'],
  },
  {
    section: '§2',
    route: '/my-classes/toefl',
    state: 'student at home',
    langs: EN,
    texts: ['TOEFL Preparation'],
  },
  {
    section: '§2',
    route: '/my-classes/general-english',
    state: 'student at home',
    langs: EN,
    texts: ['General English'],
  },
  { section: '§2', route: '/my-classes/anything', state: 'student at home', langs: EN, texts: ['Course'] },
  {
    section: '§2',
    route: '/my-classes/:id',
    state: "student's class",
    langs: EN,
    texts: ['available 5 minutes before class', 'Final Test'],
  },
  {
    section: '§2',
    route: '/class/:id/attendance',
    state: "student's class",
    langs: EN,
    texts: ['Mark Attendance', 'Maximum 2 sessions per week'],
  },
  // §2 Teacher area
  {
    section: '§2',
    route: '/teacher/students',
    state: 'teacher at work',
    langs: EN,
    texts: ['My Students', 'View Details'],
  },
  {
    section: '§2',
    route: '/teacher/attendance',
    state: 'teacher at work',
    langs: EN,
    texts: ['Attendance', 'Edit'],
  },
  {
    section: '§2',
    route: '/teacher/classes',
    state: "teacher's link dialog",
    langs: EN,
    texts: ['Update Zoom', 'Zoom Link', 'Room ID', 'Cancel', 'Save', 'In Progress', 'Upcoming'],
  },
  // To come
  {
    section: '§2',
    from: 'admin area',
    langs: EN,
    texts: ['Classes Today', 'Assign Teacher', 'Add Teacher'],
  },
  {
    section: '§8',
    from: 'admin area',
    langs: EN,
    texts: [
      'Failed to add teacher:',
      'An error occurred while adding teacher.',
      'Teacher added successfully!',
    ],
  },
  {
    section: '§2',
    from: 'finance area',
    langs: EN,
    texts: [
      'Last 7 Days',
      'Last 30 Days',
      'Last 3 Months',
      'Last 7 Weeks',
      'Last Month',
      'All',
      'Revenue',
      'Expenses',
    ],
  },
  {
    section: '§5',
    from: 'finance area',
    langs: EN,
    texts: ['Expense added successfully!', 'Revenue added successfully!'],
  },
];

/** What stands in quotation marks in product-spec.md, section by section, copied by hand; keys and codes left out. */
export const QUOTED: readonly string[] = [
  // §2
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
  // §3
  'Kids',
  'Teens',
  // §4
  'You have unsaved changes. Are you sure you want to leave?',
  'Session Expired',
  'Sedang masuk...',
  // §5
  'You have answered all questions. Are you sure you want to submit your test?',
  'Harap isi semua kolom!',
  'Kata sandi tidak cocok!',
  'Kata sandi harus minimal 6 karakter!',
  'Expense added successfully!',
  'Revenue added successfully!',
  // §8
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
