/** What the placement test asks about, and how far a learner is in it. */
export const areas = {
  grammar: 'Tata bahasa',
  vocabulary: 'Kosakata',
  phrases: 'Ungkapan sehari-hari',
  reading: 'Membaca',
};
export const areaWords = { strong: 'kuat', growing: 'berkembang', startHere: 'mulai dari sini' };
