import { number } from '../number.ts';

/** A learner's level: the test's proposal, the decision, and what the family reads about it. */
export const levels = {
  problems: {
    notFound: 'Siswa ini tidak ditemukan di kelas Anda.',
    none: 'Belum ada level. Tunggu hasil tes penempatan.',
    stopped: 'Kursus ini sedang dihentikan atau sudah berakhir.',
    otherAge: 'Level harus dari kelompok usia siswa ini.',
    same: 'Level ini sudah dipastikan.',
    changeNeedsReason: 'Tulis alasan perubahan level; keluarga membacanya.',
    checkOrReason: 'Isi nilai ketiga tugas pemeriksaan bicara, atau tulis alasannya.',
    askedBefore: 'Untuk kursus ini, permintaan melihat level lagi sudah pernah dipakai.',
    notDecided: 'Level ini masih menunggu keputusan guru, jadi belum ada yang perlu dilihat lagi.',
  },
  /** What a family reads beside the level. */
  family: {
    title: 'Level',
    lead: 'Tes mengusulkan level, lalu guru memastikannya. Sebelum itu, levelnya belum pasti.',
    proposed: 'Guru Anda akan memastikannya paling lambat di akhir pertemuan ke-2.',
    /** On the page of the test's result, which speaks to the learner. */
    proposedLearner:
      'Gurumu akan memastikannya setelah pemeriksaan bicara singkat, paling lambat di akhir pertemuan ke-2.',
    confirmed: (p: { by: string; day: string }) => `Dipastikan oleh ${p.by} pada ${p.day}.`,
    changed: (p: { by: string; day: string; was: string }) =>
      `Diubah oleh ${p.by} pada ${p.day}, sebelumnya ${p.was}.`,
    now: (p: { level: string }) => `Level sekarang: ${p.level}.`,
    reason: (p: { reason: string }) => `Alasan: ${p.reason}`,
    reopened: (p: { day: string }) =>
      `Permintaan Anda kami terima pada ${p.day}. Guru akan melihat level ini lagi.`,
    yourWords: (p: { text: string }) => `Permintaan Anda: “${p.text}”`,
    ask: 'Minta dilihat lagi',
    askFor: (p: { course: string }) => `Minta dilihat lagi: level untuk ${p.course}`,
    askTitle: 'Minta level dilihat lagi',
    askLead:
      'Guru atau admin akan memeriksa level ini sekali lagi dan menuliskan keputusannya. Permintaan ini hanya bisa dipakai satu kali per kursus.',
    askLabel: 'Apa yang kurang cocok?',
    askSend: 'Kirim permintaan',
    askSent: 'Permintaan terkirim. Guru akan melihat level ini lagi.',
    cancel: 'Batal',
    sending: 'Mengirim…',
  },
  /** The states as staff read them. */
  states: {
    none: 'Belum diperiksa',
    proposed: 'Menunggu dipastikan',
    confirmed: 'Dipastikan',
    changed: 'Diubah',
    reopened: 'Diminta dilihat lagi',
  },
  list: {
    due: (p: { when: string }) => `Paling lambat ${p.when}`,
    overdue: (p: { when: string }) => `Terlambat sejak ${p.when}`,
    noDue: 'Tenggat menyusul jadwal pertemuan ke-2',
    open: 'Periksa',
    openFor: (p: { name: string }) => `Periksa level ${p.name}`,
    more: (p: { n: number }) =>
      `${number(p.n)} siswa lain menunggu; tampil di sini setelah yang di atas selesai.`,
  },
  page: {
    title: 'Level siswa',
    toLevel: 'Level',
    toLevelFor: (p: { name: string }) => `Buka level ${p.name}`,
    due: (p: { when: string }) => `Diputuskan paling lambat ${p.when}`,
    overdue: (p: { when: string }) => `Terlambat: seharusnya diputuskan ${p.when}`,
    noDue: 'Belum ada tenggat: pertemuan ke-2 belum terjadwal.',
    noLevel: 'Belum ada level. Siswa ini belum menyelesaikan tes penempatan.',
    look: 'Permintaan keluarga',
    lookOn: (p: { day: string }) => `Ditulis pada ${p.day}`,
    group: (p: { level: string; group: string }) =>
      `Kelompok ini ber-level ${p.group}, sedangkan siswa ini ${p.level}. Pindahkan siswa ke kelas yang cocok; tidak dipindahkan otomatis.`,
    toClass: 'Buka kelas',
    proposal: 'Usulan tes penempatan',
    noProposal: 'Tidak ada tes penempatan yang tersimpan untuk kursus ini.',
    proposed: (p: { level: string; percent: number; correct: number; total: number }) =>
      `${p.level}: ${number(p.correct)} dari ${number(p.total)} soal benar (${p.percent}%)`,
    takenOn: (p: { day: string }) => `Dikerjakan pada ${p.day}`,
    borderline: (p: { level: string }) =>
      `Dekat dengan ${p.level}: perhatikan baik-baik saat pemeriksaan bicara.`,
    tooFast: 'Banyak soal dijawab sangat cepat; hasilnya mungkin kurang menggambarkan kemampuan.',
    areas: {
      grammar: 'Tata bahasa',
      vocabulary: 'Kosakata',
      phrases: 'Ungkapan sehari-hari',
      reading: 'Membaca',
    },
    areaScore: (p: { correct: number; total: number }) => `${number(p.correct)} dari ${number(p.total)}`,
    missed: 'Yang belum dikuasai',
    missedNone: 'Semua soal dijawab benar.',
    times: (p: { n: number }) => `${number(p.n)} soal`,
    staffOnly: 'Hanya untuk guru dan admin. Jangan membacakan soal tes kepada siswa.',
    check: 'Pemeriksaan bicara, lima menit',
    checkLead: 'Tiga tugas, masing-masing 1 sampai 4 poin. Poinnya memberi petunjuk; Anda yang memutuskan.',
    start: 'Mulai pemeriksaan',
    skip: 'Tanpa pemeriksaan',
    step: (p: { n: number; of: number }) => `Tugas ${number(p.n)} dari ${number(p.of)}`,
    seconds: (p: { n: number }) => `sekitar ${number(p.n)} detik`,
    steps: 'Langkah',
    say: 'Ucapkan',
    listen: 'Dengarkan',
    points: 'Poin',
    pointsOf: (p: { n: number }) => `${number(p.n)} poin`,
    back: 'Sebelumnya',
    next: 'Berikutnya',
    finish: 'Selesai',
    sum: (p: { sum: number; most: number }) => `Jumlah: ${number(p.sum)} dari ${number(p.most)} poin`,
    hints: {
      stay: (p: { level: string }) => `Petunjuk: tetap di ${p.level}.`,
      lower: (p: { level: string }) => `Petunjuk: satu tingkat lebih rendah, ${p.level}.`,
      higher: (p: { level: string }) => `Petunjuk: satu tingkat lebih tinggi, ${p.level}.`,
    },
    hintNote: 'Ini hanya petunjuk. Keputusannya di tangan Anda.',
    again: 'Ulangi pemeriksaan',
    decide: 'Keputusan',
    level: 'Level',
    proposedLevel: (p: { level: string }) => `${p.level} (sekarang)`,
    reason: 'Alasan untuk keluarga',
    reasonHint:
      'Keluarga membacanya. Wajib diisi bila level berubah atau pemeriksaan bicara tidak dilakukan.',
    notes: 'Catatan untuk staf',
    notesHint: 'Hanya dibaca guru dan admin.',
    confirm: (p: { level: string }) => `Pastikan ${p.level}`,
    change: (p: { level: string }) => `Ubah menjadi ${p.level}`,
    follows:
      'Materi pertemuan yang masih lebih dari 24 jam lagi mengikuti level baru. Nomor pertemuan tetap, dan keluarga diberi tahu.',
    saving: 'Menyimpan…',
    saved: 'Keputusan tersimpan. Keluarga sudah diberi tahu.',
    stale:
      'Orang lain baru saja memutuskan level ini. Keadaan terbaru sudah tampil; periksa lagi sebelum menyimpan.',
    decidedNow: 'Level ini sudah diputuskan. Bila perlu diperbaiki, pilih level lain dan tulis alasannya.',
    history: 'Riwayat keputusan',
    historyNone: 'Belum ada keputusan.',
    historyConfirmed: (p: { by: string; level: string }) => `${p.by} memastikan ${p.level}`,
    historyChanged: (p: { by: string; from: string; to: string }) =>
      `${p.by} mengubah ${p.from} menjadi ${p.to}`,
    historyPoints: (p: { points: string }) => `Poin pemeriksaan bicara: ${p.points}`,
    noCheck: 'Tanpa pemeriksaan bicara',
  },
};
