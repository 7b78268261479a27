import type { TestApp } from './start-test-app.ts';

/** What a teacher writes in a profile. */
export const TEACHER_PROFILE = {
  firstName: 'Nadia',
  languages: ['id', 'en'],
  qualification: 'CELTA',
  wordsId: 'Salah itu boleh.',
  wordsEn: 'Mistakes are welcome.',
  withPhoto: false,
};

/** Publishes a profile, so that families see the teacher by first name. */
export async function publishProfile(
  app: TestApp,
  teacher: { accountId: string },
  profile: object = { firstName: 'Nadia' },
): Promise<void> {
  await app.pool.query('insert into teacher_profile (teacher_id, draft, published) values ($1, $2, $2)', [
    teacher.accountId,
    JSON.stringify(profile),
  ]);
}
