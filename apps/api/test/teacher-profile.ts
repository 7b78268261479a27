/** What a teacher writes in a profile. */
export const TEACHER_PROFILE = {
  firstName: 'Nadia',
  languages: ['id', 'en'],
  qualification: 'CELTA',
  wordsId: 'Salah itu boleh.',
  wordsEn: 'Mistakes are welcome.',
  withPhoto: false,
};
