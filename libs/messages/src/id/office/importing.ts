import { number } from '../number.ts';

type Other = { other: number };
type Names = { names: string };

/** Bulk import of students and teachers: the page, the files it gives, and all errors of a file. */
export const importing = {
  problems: {
    notFound: 'Impor ini tidak ditemukan.',
    noFile: 'Pilih dulu isi filenya (siswa, guru, atau kursus berjalan) dan filenya.',
    tooLarge: 'File ini terlalu besar. Paling besar 10 MB; bagi menjadi beberapa file.',
    wrongType:
      'File ini bukan CSV, XLSX, atau JSON yang bisa dibaca. Simpan sebagai “CSV UTF-8” atau “Excel Workbook (.xlsx)”.',
    notUtf8:
      'Huruf di file ini tidak bisa dibaca (kemungkinan Windows-1252). Di Excel pilih Simpan Sebagai › “CSV UTF-8 (dipisah koma)”, atau kirim file XLSX.',
    utf16:
      'File ini disimpan sebagai “Unicode Text” (UTF-16). Di Excel pilih Simpan Sebagai › “CSV UTF-8 (dipisah koma)”, atau kirim file XLSX.',
    broken: (p: { line: number }) =>
      `Tanda kutip di sekitar baris ${number(p.line)} tidak lengkap, sehingga file tidak bisa dibaca sampai selesai.`,
    notRows:
      'File JSON ini tidak bisa dibaca. Isinya harus berupa daftar: satu objek per baris, dengan judul kolom dari templat sebagai kuncinya.',
    formulas: 'File ini berisi rumus. Salin isinya, tempel sebagai nilai, lalu kirim lagi.',
    empty: 'File ini kosong. Baris pertama harus berisi judul kolom seperti di templat.',
    noRows: 'File ini hanya berisi judul kolom. Isi paling sedikit satu baris.',
    tooManyColumns: (p: { count: number }) =>
      `File ini punya ${number(p.count)} kolom. Pakai templat: hanya kolom yang ada di sana yang dibaca.`,
    tooManyRows: (p: { most: number }) =>
      `Terlalu banyak baris. Paling banyak ${number(p.most)} baris per file; bagi menjadi beberapa file.`,
    farCell: (p: { cell: string }) =>
      `Sel ${p.cell} berada jauh di luar tabel. Hapus isi dan format di luar tabel (atau salin tabelnya ke file baru), lalu kirim lagi.`,
    tooHeavy:
      'Isi file ini jauh lebih besar daripada tabel biasa, sehingga tidak dibaca. Salin tabelnya saja ke file baru, lalu kirim lagi.',
    unknownColumns: (p: Names) =>
      `Kolom ${p.names} tidak dikenal. Hapus kolom itu, atau pakai nama kolom dari templat.`,
    columnTwice: (p: Names) => `Kolom ${p.names} ada dua kali.`,
    missingColumns: (p: Names) => `Kolom ${p.names} belum ada. Pakai templat supaya nama kolomnya tepat.`,
    sameFile: (p: { day: string }) =>
      `File yang sama persis sudah diimpor pada ${p.day}. Tidak ada yang ditambahkan lagi.`,
    hasErrors: (p: { count: number }) =>
      `Masih ada ${number(p.count)} kesalahan. Perbaiki filenya, lalu periksa lagi; tidak ada yang disimpan sebagian.`,
    over: 'Pemeriksaan ini sudah lewat 24 jam dan datanya sudah dihapus. Kirim filenya sekali lagi.',
    changed: (p: { count: number }) =>
      `${number(p.count)} alamat di file ini baru saja dipakai di sekolah. Tidak ada yang ditambahkan; periksa filenya sekali lagi.`,
    noLongerFits: (p: { count: number }) =>
      `${number(p.count)} hal berubah sejak file diperiksa. Tidak ada yang ditambahkan; periksa filenya sekali lagi.`,
    busy: 'Admin lain sedang mengimpor file. Tunggu sebentar, lalu coba lagi.',
  },
  rows: {
    required: () => 'Wajib diisi.',
    tooLong: () => 'Terlalu panjang.',
    nameShape: () => 'Berisi tanda yang tidak terlihat.',
    formula: () => 'Diawali = + - atau @ seperti rumus. Hapus tanda itu.',
    tooManyCells: () =>
      'Baris ini punya lebih banyak sel daripada judul kolom. Periksa koma atau titik koma di dalam teks.',
    emailShape: () => 'Bukan alamat email, misalnya nama@contoh.id.',
    phoneShape: () => 'Bukan nomor telepon, misalnya 0812 3456 7890.',
    usernameShape: () => '3 sampai 32 huruf, angka, titik, tanda hubung, atau garis bawah.',
    dateShape: () => 'Bukan tanggal, misalnya 2015-05-17 atau 17/05/2015.',
    dateFuture: () => 'Tanggal ini belum tiba.',
    langUnknown: () => 'Tulis id atau en, atau kosongkan.',
    relationUnknown: () => 'Tulis ibu, ayah, wali, lainnya, atau diri sendiri.',
    relationNeeded: () =>
      'Belum berusia 18 tahun: tulis hubungan pemilik akun dengan siswa (ibu, ayah, wali, lainnya).',
    birthDateNeeded: () => 'Tanggal lahir anak wajib diisi.',
    tooYoung: () => 'Kursus kami untuk usia 6 tahun ke atas.',
    notAChild: () => 'Sudah berusia 18 tahun: tulis “diri sendiri” dengan akun atas namanya.',
    programUnknown: () =>
      'Tulis General English, Conversation, Test Preparation, atau Special Course, dipisah koma.',
    ageGroupUnknown: () => 'Tulis anak, remaja, atau dewasa, dipisah koma.',
    twice: (p: Other) => `Sama dengan baris ${p.other}.`,
    nameDiffers: (p: Other) => `Email ini di baris ${p.other} atas nama orang lain.`,
    selfTwice: (p: Other) => `Pemilik akun sudah menjadi siswa di baris ${p.other}.`,
    usernameTwice: (p: Other) => `Nama pengguna ini sudah dipakai di baris ${p.other}.`,
    emailTaken: () => 'Email ini sudah terdaftar di sekolah.',
    usernameTaken: () => 'Nama pengguna ini sudah dipakai di sekolah.',
    consentNeeded: () =>
      'Belum berusia 18 tahun: tulis tanggal wali memberi persetujuan tertulis. Tanpa persetujuan, kelas tidak bisa berjalan.',
    consentWithdrawn: () =>
      'Wali menarik persetujuannya pada tanggal itu atau sesudahnya. Minta persetujuan tertulis yang baru, lalu tulis tanggalnya.',
    packageUnknown: () => 'Tidak ada paket dengan nama ini di katalog.',
    levelUnknown: () => 'Tulis Beginner, Intermediate, atau Advanced.',
    levelOtherAge: () => 'Level ini milik kelompok usia lain.',
    teacherUnknown: () => 'Belum ada guru aktif dengan email ini. Tambahkan gurunya dulu.',
    teacherTeachesOther: () => 'Guru ini tidak mengajar program atau kelompok usia ini.',
    teacherNotCleared: () =>
      'Guru ini belum boleh mengajar anak. Catat dulu pemeriksaan identitas dan SKCK-nya.',
    timesUnknown: () => 'Tulis hari dan jam, misalnya Senin 16:00, Rabu 16:00.',
    timesOverlap: () => 'Jam-jam ini bertabrakan.',
    tooManyTimes: (p: Other) => `Paket ini paling banyak ${number(p.other)} pertemuan seminggu.`,
    outsideHours: () => 'Di luar jam mengajar guru ini. Isi dulu jam mengajarnya.',
    outsideLessonHours: () => 'Di luar jam belajar sekolah.',
    heldUnknown: () =>
      'Tulis tanggal dipisah koma, bila perlu dengan jam dan tanda: 2026-08-24, 2026-08-26 terlambat, 2026-09-01 17:00 tidak hadir.',
    heldWithoutTime: () => 'Tambahkan jam di belakang tanggal: jadwal mingguannya kosong.',
    heldFuture: () => 'Pertemuan ini belum selesai. Masukkan ke sisa pertemuan.',
    heldTwice: () => 'Dua pertemuan pada waktu yang sama.',
    numberShape: () => 'Tulis bilangan bulat.',
    scoreShape: () => 'Tulis bilangan bulat dari 0 sampai 100.',
    scoreTooEarly: (p: Other) => `Tes ini ada di pertemuan ${number(p.other)}, yang belum terlaksana.`,
    scoreNotTaken: (p: Other) => `Tes ini ada di pertemuan ${number(p.other)}, yang tidak dihadiri.`,
    scoreWithoutTest: (p: Other) =>
      `Paket dengan ${number(p.other)} pertemuan tidak punya tes di tengah. Kosongkan kolom ini.`,
    amountShape: () => 'Tulis rupiah bulat, misalnya 2400000.',
    doesNotAddUp: (p: Other) =>
      `Pertemuan terlaksana dan sisanya harus berjumlah ${number(p.other)}, seperti di paket.`,
    lastDayEarly: () =>
      'Lebih awal daripada masa berlaku paket. Kosongkan, atau tulis tanggal yang lebih akhir.',
    lastDayPast: () => 'Masa berlaku sudah lewat, padahal masih ada sisa. Tulis tanggal yang lebih akhir.',
    teacherBusy: () => 'Guru punya pertemuan lain pada waktu ini.',
    timeHeld: () => 'Sebuah keluarga sudah memilih waktu ini untuk kelas baru.',
    learnerBusy: () => 'Siswa punya pertemuan lain pada waktu ini.',
    notEnoughDays: () => 'Jadwal ini tidak punya cukup hari untuk sisa pertemuan.',
    pastLastDay: () =>
      'Dengan jadwal mingguan ini, pertemuan terakhir jatuh pada tanggal yang tertulis. Tulis masa berlaku sampai tanggal itu atau setelahnya.',
    courseRunning: () => 'Siswa ini sudah mengikuti kursus ini di sekolah.',
    groupDiffers: (p: Other) =>
      `Satu grup harus sama paket, level, guru, jadwal, tanggal, dan sisanya; baris ${number(p.other)} berbeda.`,
    groupTwice: () => 'Siswa ini ada dua kali di grup ini.',
    groupFull: () => 'Grup ini lebih dari 20 siswa.',
  },
  columns: {
    required: 'wajib',
    optional: 'boleh kosong',
    about: {
      learnerName:
        'Siapa yang belajar, seperti akan tertulis di sertifikat. Kakak dan adik: satu baris masing-masing, email sama.',
      birthDate: 'Tahun-bulan-tanggal atau tanggal/bulan/tahun. Wajib untuk yang di bawah 18 tahun.',
      relation:
        'Hubungan pemilik akun dengan siswa: ibu, ayah, wali, lainnya. Dewasa yang belajar sendiri: diri sendiri atau kosong.',
      accountName: 'Orang dewasa yang membayar dan menerima email.',
      email: 'Alamat yang menerima tautan untuk membuat kata sandi. Satu akun per alamat.',
      phone: 'Nomor telepon dengan 08 atau +62.',
      username: 'Kosong: dibuat dari email.',
      lang: 'Bahasa email: id atau en. Kosong: id.',
      teacherName: 'Nama seperti dilihat keluarga.',
      programs: 'Yang diajar, dipisah koma. Kosong: semua.',
      ageGroups: 'anak, remaja, dewasa, dipisah koma. Kosong: semua.',
      consentOn:
        'Tanggal wali memberi persetujuan tertulis di sekolah Anda. Wajib untuk yang di bawah 18 tahun.',
      package: 'Nama paket seperti di katalog.',
      level: 'Beginner, Intermediate, atau Advanced.',
      teacher: 'Email guru yang sudah terdaftar, dengan jam mengajarnya.',
      group: 'Nama grup; baris dengan grup yang sama menjadi satu kelas. Kosong: kelas privat.',
      weeklyTimes: 'Hari dan jam WIB, dipisah koma. Boleh kosong bila tidak ada sisa.',
      meetingsHeld:
        'Semua pertemuan yang sudah lewat, dipisah koma: tanggal, lalu bila perlu jam dan terlambat atau tidak hadir. Tanpa jam: menurut jadwal mingguan.',
      meetingsLeft: 'Bersama pertemuan terlaksana harus sama dengan jumlah pertemuan paket.',
      midScore: 'Nilai tes di tengah kursus, 0 sampai 100.',
      finalScore: 'Nilai Final Test, 0 sampai 100.',
      lastDay: 'Hari terakhir pertemuan boleh diadakan. Kosong: masa berlaku paket sejak pertemuan pertama.',
      paid: 'Rupiah yang sudah dibayar untuk seluruh kursus. Bagian sisanya menjadi saldo awal, bukan pendapatan baru.',
    },
  },
  file: {
    template: { students: 'templat-siswa', teachers: 'templat-guru', courses: 'templat-kursus-berjalan' },
    errors: 'kesalahan-impor',
    data: 'Data',
    about: 'Penjelasan',
    row: 'Baris',
    column: 'Kolom',
    need: 'Perlu',
    meaning: 'Isinya',
    example: 'Contoh',
    value: 'Tertulis',
    problem: 'Yang perlu diperbaiki',
  },
  page: {
    lead: 'Tambahkan banyak siswa, guru, atau kursus berjalan sekaligus dari CSV, Excel, atau JSON. File diperiksa dulu; baru diimpor bila semuanya benar.',
    kind: 'Isi file',
    kinds: { students: 'Siswa', teachers: 'Guru', courses: 'Kursus berjalan' },
    step1: '1. Siapkan file',
    step1Text: 'Isi templat. Judul kolom tetap seperti di templat; urutannya bebas.',
    templateCsv: 'Templat CSV',
    templateXlsx: 'Templat Excel',
    about: 'Penjelasan kolom',
    step2: '2. Periksa',
    file: 'File CSV, XLSX, atau JSON',
    fileHint: 'Paling besar 10 MB dan 10.000 baris.',
    chooseFile: 'Pilih file dulu.',
    check: 'Periksa file',
    checking: 'Memeriksa…',
    step3: '3. Impor',
    result: (p: { file: string; rows: number }) => `${p.file}: ${number(p.rows)} baris dibaca`,
    clean: 'Tidak ada kesalahan. Belum ada yang disimpan sampai Anda menekan tombol di bawah.',
    errors: (p: { count: number }) => `${number(p.count)} hal perlu diperbaiki. Tidak ada yang disimpan.`,
    errorsShown: (p: { shown: number }) =>
      `Ditampilkan ${number(p.shown)} yang pertama; selengkapnya di file kesalahan.`,
    errorsCsv: 'File kesalahan (CSV)',
    errorsXlsx: 'File kesalahan (Excel)',
    errorsTable: 'Yang perlu diperbaiki',
    opens: {
      students: (p: { accounts: number; learners: number }) =>
        `${number(p.accounts)} akun keluarga dengan ${number(p.learners)} siswa.`,
      teachers: (p: { accounts: number }) => `${number(p.accounts)} akun guru.`,
      courses: (p: { courses: number; classes: number }) =>
        `${number(p.courses)} kursus berjalan di ${number(p.classes)} kelas.`,
      families: (p: { accounts: number; learners: number }) =>
        `${number(p.accounts)} akun keluarga baru, ${number(p.learners)} siswa baru.`,
      left: (p: { meetings: number; opening: string }) =>
        `${number(p.meetings)} pertemuan tersisa; saldo awal uang kursus diterima di muka ${p.opening}.`,
    },
    consents: (p: { count: number }) =>
      `${number(p.count)} di antaranya anak. Persetujuan wali diminta lewat email; sebelum wali setuju, tidak ada kelas yang dibuka.`,
    mails: (p: { minutes: number }) =>
      `Setiap akun menerima email dengan tautan untuk membuat kata sandi. Email dikirim berurutan, sekitar ${number(p.minutes)} menit sampai selesai.`,
    apply: {
      students: 'Tambahkan semua siswa',
      teachers: 'Tambahkan semua guru',
      courses: 'Tambahkan semua kursus',
    },
    applying: 'Menambahkan…',
    ask: {
      title: (p: { count: number }) => `Buka ${number(p.count)} akun?`,
      text: 'Semua ditambahkan sekaligus, dan email langsung mulai dikirim. Ini tidak bisa dibatalkan.',
      no: 'Belum',
      yes: 'Ya, tambahkan',
    },
    done: (p: { count: number }) => `${number(p.count)} akun ditambahkan.`,
    askCourses: (p: { courses: number }) => `Tambahkan ${number(p.courses)} kursus berjalan?`,
    doneCourses: (p: { courses: number }) => `${number(p.courses)} kursus berjalan ditambahkan.`,
    toClasses: 'Lihat kelas',
    fileHintCourses: 'Paling besar 10 MB dan 200 baris.',
    teachersFirst:
      'Guru dan jam mengajarnya harus sudah ada. Setiap baris satu kursus; keluarga yang sudah terdaftar dipakai lagi.',
    another: 'Periksa file lain',
    toStudents: 'Lihat siswa',
    toTeachers: 'Lihat guru',
    history: 'Riwayat impor',
    none: 'Belum ada file yang diimpor.',
    columns: { file: 'File', kind: 'Isi', rows: 'Baris', state: 'Status', by: 'Oleh', at: 'Waktu' },
    states: { checked: 'Diperiksa', withErrors: 'Ada kesalahan', done: 'Diimpor', over: 'Kedaluwarsa' },
    open: (p: { file: string }) => `Buka ${p.file}`,
    mailsUntil: (p: { when: string }) => `Email terakhir dikirim ${p.when}.`,
    row: 'Baris',
    column: 'Kolom',
    value: 'Tertulis',
    problem: 'Yang perlu diperbaiki',
    wholeRow: 'seluruh baris',
  },
};
