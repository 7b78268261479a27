/** Absences of teachers and their substitutes: refusals and screens. */
export const absences = {
  problems: {
    notFound: 'Catatan berhalangan ini sudah berakhir.',
    notCleared: 'Identitas atau SKCK guru ini belum diperiksa.',
    changed: (p: { name: string; why: string }) =>
      p.name === ''
        ? 'Jadwal baru saja berubah. Belum ada yang disimpan; daftar terbaru sudah dimuat.'
        : `${p.name}: ${p.why} Belum ada yang disimpan; pilih guru lain.`,
  },
};
