import type { ReasonParams } from '@fasih/school/catalogue/policy/reasons';
import { sayIn } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { number } from '../number.ts';

const say = sayIn('id');
const { reasons } = policy;

/**
 * Attendance: marked by the family, checked in and corrected by the teacher, waived by the school
 * (docs/product/classes.md#attendance-windows).
 */
export const attendance = {
  problems: {
    callNotFound: 'Panggilan ini tidak ditemukan.',
    callSettled: 'Hasilnya sudah dicatat orang lain.',
    disputeTooEarly: 'Tunggu sampai 3 menit setelah pertemuan mulai.',
    disputeTeacherHere: 'Guru sudah mengisi presensi. Masuk lagi ke ruang kelas, atau hubungi sekolah.',
    disputeClosed: 'Pertemuan ini tidak sedang berlangsung.',
    disputeNotFound: 'Laporan ini tidak ditemukan.',
    disputeRunning: 'Pertemuan ini belum ditutup. Putuskan setelah selesai.',
    disputeNone: 'Tidak ada laporan untuk pertemuan ini.',
    disputeUnmarked: 'Kehadiran siswa belum tercatat. Isi presensi dulu.',
    disputeSettled: 'Laporan ini sudah diputuskan.',
    disputed: 'Keluarga melaporkan bahwa guru tidak hadir, jadi admin yang memutuskan pertemuan ini.',
    notFound: 'Pertemuan ini tidak ditemukan.',
    tooEarly: (p: ReasonParams['attendance.tooEarly']) => reasons['attendance.tooEarly'](p, say),
    closed: (p: ReasonParams['attendance.closed']) => reasons['attendance.closed'](p, say),
    notPlanned: reasons['attendance.notPlanned']({}, say),
    stopped: reasons['attendance.stopped']({}, say),
    notYet: (p: ReasonParams['correct.notYet']) => reasons['correct.notYet'](p, say),
    notCorrectable: reasons['correct.stopped']({}, say),
    reasonNeeded: 'Tulis alasannya; keluarga siswa akan membacanya.',
    notForfeited: reasons['waive.notForfeited']({}, say),
    checkInTooEarly: (p: ReasonParams['checkIn.tooEarly']) => reasons['checkIn.tooEarly'](p, say),
    checkInTooLate: (p: ReasonParams['checkIn.tooLate']) => reasons['checkIn.tooLate'](p, say),
    checkInClosed: reasons['checkIn.closed']({}, say),
  },
  status: {
    planned: 'Belum ditandai',
    to_plan: 'Perlu dijadwalkan',
    present: 'Hadir',
    late: 'Terlambat',
    absent: 'Tidak hadir',
    lapsed: 'Tidak diadakan',
  },
  page: {
    title: 'Kehadiran',
    chooseSlot: 'Pilih satu pertemuan',
    noSlots: 'Minggu ini tidak ada pertemuan di kelas ini.',
    nextIs: (p: { when: string; minutes: number }) =>
      `Pertemuan berikutnya ${p.when}. Presensi terbuka ${number(p.minutes)} menit sebelumnya.`,
    toClass: 'Lihat jadwal kelas',
    hint: (p: { perWeek: number }) => `Maksimal ${number(p.perWeek)} pertemuan per minggu`,
    slot: (p: { number: number; when: string }) => `Pertemuan ${p.number}, ${p.when}`,
    mark: 'Tandai Kehadiran',
    marking: 'Menandai…',
    opensIn: (p: { time: string }) => `Dibuka ${p.time} lagi`,
    closesIn: (p: { time: string }) => `Ditutup ${p.time} lagi`,
    wouldBe: {
      present: 'Bila ditandai sekarang: hadir.',
      late: 'Bila ditandai sekarang: terlambat. Pertemuan tetap selesai tepat waktu.',
    },
    done: (p: { status: string }) => `Tersimpan: ${p.status}.`,
    markedAt: (p: { time: string }) => `Ditandai ${p.time}`,
    bySchool: 'Diisi oleh sekolah',
    loadFailed: 'Kehadiran belum bisa dimuat.',
    notSaved:
      'Belum tersimpan. Periksa sambungan Anda, lalu tandai lagi; kehadiran tidak akan terhitung dua kali.',
  },
  changedBecause: 'Alasan perubahan',
  history: {
    title: 'Riwayat Kelas',
    caption: 'Pertemuan yang sudah selesai',
    columns: {
      date: 'Tanggal',
      class: 'Kelas',
      teacher: 'Guru',
      status: 'Status',
      score: 'Nilai',
    },
    all: 'Semua',
    filter: 'Status',
    search: 'Cari kelas atau guru',
    empty: 'Belum ada riwayat',
    emptyText: 'Setiap pertemuan yang selesai tercatat di sini.',
    noneFound: 'Tidak ada pertemuan seperti ini',
    showAll: 'Tampilkan semua',
    meeting: (p: { number: number }) => `Pertemuan ${p.number}`,
    loadFailed: 'Riwayat belum bisa dimuat.',
  },
  teacher: {
    title: 'Kehadiran',
    lead: 'Alasan perubahan dibaca keluarga siswa.',
    filters: {
      class: 'Kelas',
      allClasses: 'Semua kelas',
      date: 'Tanggal',
      status: 'Status',
      allStatuses: 'Semua status',
      search: 'Cari siswa',
    },
    columns: {
      student: 'Siswa',
      class: 'Kelas',
      date: 'Tanggal',
      time: 'Waktu',
      status: 'Status',
      edit: 'Tindakan',
    },
    empty: 'Tidak ada pertemuan pada hari ini.',
    edit: 'Ubah',
    editFor: (p: { name: string }) => `Ubah kehadiran ${p.name}`,
    opens: (p: { when: string }) => `Dibuka ${p.when}`,
    toldLate: (p: { when: string }) => `Memberi tahu ${p.when}, setelah batas izinnya lewat`,
    form: {
      title: (p: { name: string; number: number }) => `${p.name}, pertemuan ${p.number}`,
      status: 'Kehadiran',
      reason: 'Alasan',
      reasonHint: 'Wajib bila kehadiran sudah ditandai. Keluarga siswa membacanya.',
      save: 'Simpan',
      saving: 'Menyimpan…',
    },
    saved: (p: { name: string; status: string }) => `${p.name}: ${p.status}.`,
    checkIn: {
      button: 'Saya hadir',
      checking: 'Mencatat…',
      opensAt: (p: { time: string }) => `Presensi guru dibuka ${p.time}`,
      done: (p: { time: string }) => `Hadir sejak ${p.time}`,
    },
  },
  waive: {
    button: 'Kembalikan pertemuan',
    title: (p: { name: string; number: number }) => `Kembalikan pertemuan ${p.number} untuk ${p.name}?`,
    text: 'Pertemuan ini tidak jadi hangus dan bisa dijadwalkan lagi. Guru tetap dibayar.',
    reason: 'Alasan, dibaca keluarga siswa',
    yes: 'Kembalikan',
    no: 'Batal',
    done: 'Pertemuan dikembalikan.',
  },
};
