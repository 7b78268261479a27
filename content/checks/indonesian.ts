/** Frequent Indonesian words that are no English words, brands or names. */
const COMMON_WORDS = `
  yang dan tidak bukan saya aku kamu kita kami dia mereka ini itu dengan untuk dari ke di pada ada adalah apa siapa
  kapan bagaimana mengapa kenapa berapa terima kasih selamat malam siang minum rumah sekolah buku kakak adik belum sudah
  akan juga bisa dapat harus baik nama anak guru teman permisi maaf tolong karena jika kalau atau tapi tetapi hanya saja
  lebih paling sangat setelah sebelum ketika saat waktu hari minggu bulan tahun kata kerja benda sifat bentuk arti
  artinya salah benar jawaban pilihan soal kalimat tanya tanpa oleh seperti sebagai dalam antara sama lain orang perempuan
  lelaki tunggal jamak lampau sekarang besok kemarin biasa biasanya sering tempat barang sesuatu makanan minuman warna
  angka pakai memakai dipakai berarti menjadi jadi perlu butuh terlalu kurang makna bunyi mirip terjemahan harfiah
  kebiasaan kejadian kegiatan pelaku milik subjek objek awalan akhiran urutan susunan sopan ajakan tawaran permintaan
  menjawab ditanya disebut teks cerita pesan catatan lupa masih sedang pernah bila agar supaya maka punya mempunyai
  seharusnya langsung setiap semua banyak sedikit beberapa boleh jangan dulu lagi nanti
`;

const INDONESIAN = new Set(COMMON_WORDS.trim().split(/\s+/));

/** The Indonesian words in a text, in the order in which they stand. */
export function indonesianWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => INDONESIAN.has(word));
}

/** Endings that Indonesian words have and English words do not. */
const ENDING = /\p{L}{3,}(?:kan|nya)(?!\p{L})/u;

/** Whether a sentence is Indonesian: nearly any real one has a very frequent word or one of these endings. */
export function looksIndonesian(text: string): boolean {
  return indonesianWords(text).length > 0 || ENDING.test(text.toLowerCase());
}
