import { number } from '../number.ts';

/** Times for meetings without one: what is offered, taken and chosen by the school. Refusals and screens. */
export const offeredTimes = {
  problems: {
    notFound: 'Pertemuan ini tidak ditemukan.',
    undoOver: (p: { minutes: number }) =>
      `Waktu ini tidak bisa dibatalkan lagi; batasnya ${p.minutes} menit setelah dipilih. Anda masih bisa memindahkan pertemuan atau izin.`,
    seatUndoOver: (p: { minutes: number }) =>
      `Kursi ini tidak bisa dibatalkan lagi; batasnya ${p.minutes} menit setelah dipilih. Anda masih bisa meminta izin tepat waktu, dan pertemuannya kembali.`,
    nothingFree: 'Belum ada waktu kosong untuk pertemuan yang menunggu.',
    seatTaken: 'Kursi ini baru saja terisi, atau pertemuannya sudah punya waktu. Pilih yang lain.',
    notChosen: 'Waktu ini tidak perlu dipastikan lagi.',
  },
  replan: {
    action: 'Jadwalkan yang menunggu',
    title: 'Jadwalkan pertemuan yang menunggu',
    lead: 'Tiap pertemuan mendapat waktu terbaik yang kosong, paling cepat dua hari lagi. Keluarga dan guru diberi tahu, lalu keluarga memastikan atau memilih waktu lain.',
    inClass: (p: { teacher: string }) => `kursi kosong di kelas lain, bersama ${p.teacher}`,
    submit: 'Jadwalkan dan beri tahu',
    number: (p: { number: number }) => `Pertemuan ${p.number}`,
    nothing: 'Tidak ada pertemuan yang bisa dijadwalkan di sini.',
    done: (p: { n: number }) => `${number(p.n)} pertemuan dijadwalkan. Keluarga sudah diberi tahu.`,
  },
  title: (p: { number: number }) => `Pertemuan ${p.number} belum punya waktu`,
  titleOwed: 'Pertemuan tambahan belum punya waktu',
  lead: 'Ketuk satu waktu, dan pertemuan langsung terjadwal.',
  seatsLead: 'Kursi kosong di kelas lain, pada pertemuan yang sama:',
  seatWith: (p: { teacher: string }) => `bersama ${p.teacher}`,
  ownLead: 'Atau pertemuan sendiri dengan guru kelas:',
  joined: (p: { number: number; when: string }) => `Pertemuan ${p.number} diikuti di kelas lain, ${p.when}.`,
  choosesAt: (p: { when: string }) => `Bila belum dipilih, sekolah memilihkan waktunya mulai ${p.when}.`,
  preferred: 'paling cocok',
  none: (p: { day: string }) =>
    `Belum ada waktu yang cocok sampai ${p.day}. Kami mencarinya lagi setiap jam.`,
  others: 'Waktu lain',
  waiting: (p: { n: number }) => `${number(p.n)} pertemuan menunggu jadwal baru.`,
  taken: (p: { number: number; when: string }) => `Pertemuan ${p.number} terjadwal ${p.when}.`,
  takenOwed: (p: { when: string }) => `Pertemuan tambahan terjadwal ${p.when}.`,
  undo: 'Batalkan',
  undoUntil: (p: { time: string }) => `Bisa dibatalkan sampai ${p.time}.`,
  undone: 'Dibatalkan. Pertemuan menunggu waktu lain.',
  chosen: (p: { number: number; when: string }) => `Sekolah memilih ${p.when} untuk pertemuan ${p.number}`,
  chosenOwed: (p: { when: string }) => `Sekolah memilih ${p.when} untuk pertemuan tambahan`,
  chosenText: (p: { teacher: string }) => `Bersama ${p.teacher}. Pastikan waktunya, atau pilih waktu lain.`,
  confirm: 'Cocok',
  confirmed: 'Waktunya dipastikan.',
};
