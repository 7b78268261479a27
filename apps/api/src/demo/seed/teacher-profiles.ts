import { addDays } from '@fasih/school/basics/calendar';
import { DAY, dayIn, later } from '@fasih/school/basics/instants';
import type { TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import type { PoolClient } from 'pg';
import { checkProfiles } from '../../learning/teachers/check-profiles.ts';
import { lockProfile, storeDraft, storePublished } from '../../learning/teachers/profile-store.ts';

type Profile = Omit<TeacherProfileForm, 'withPhoto'> & { username: string; shown: boolean };

/** Published profiles of demo teachers, and one that waits for approval; a real school starts with none. */
const DEMO_PROFILES: readonly Profile[] = [
  {
    username: 'teacher',
    firstName: 'Nadia',
    languages: ['id', 'en', 'su'],
    qualification: 'S.Pd. Bahasa Inggris, CELTA',
    wordsId:
      'Di kelas saya, salah itu boleh. Yang penting kalimatnya keluar dulu, lalu kita rapikan bersama.',
    wordsEn:
      'Mistakes are welcome in my class. First the sentence has to come out; then we tidy it up together.',
    shown: true,
  },
  {
    username: 'bu.ratna',
    firstName: 'Ratna',
    languages: ['id', 'en', 'jv'],
    qualification: 'M.Pd. Pendidikan Bahasa Inggris',
    wordsId:
      'Anak-anak belajar sambil bercerita. Saya mulai dari apa yang mereka suka, lalu mencari kata-katanya.',
    wordsEn:
      'Children learn by telling stories. I start with what they like, and then we find the words for it.',
    shown: true,
  },
  {
    username: 'bu.elisabeth',
    firstName: 'Elisabeth',
    languages: ['id', 'en', 'btk'],
    qualification: 'S.S. Sastra Inggris, TKT',
    wordsId: 'Saya suka tata bahasa karena ia membuat orang berani: Anda tahu mengapa kalimat itu benar.',
    wordsEn: 'I like grammar because it makes people brave: you know why a sentence is right.',
    shown: true,
  },
  {
    username: 'pak.iqbal',
    firstName: 'Iqbal',
    languages: ['id', 'en', 'min', 'ar'],
    qualification: 'M.A. TESOL',
    wordsId:
      'Untuk tes, strategi membantu; untuk bicara, hanya latihan. Di kelas saya keduanya punya waktunya sendiri.',
    wordsEn:
      'For a test, strategy helps; for speaking, only practice does. In my class both have their own time.',
    shown: true,
  },
  {
    username: 'bu.komang',
    firstName: 'Komang',
    languages: ['id', 'en', 'ban'],
    qualification: 'S.Pd. Bahasa Inggris',
    wordsId: 'Kita mulai pelan, dengan lagu dan gambar. Percaya diri datang lebih dulu daripada aturan.',
    wordsEn: 'We start slowly, with songs and pictures. Confidence comes before rules.',
    shown: false,
  },
];

/** Seeds the profiles of the demo's teachers, who may all teach minors. */
export async function seedTeacherProfiles(db: PoolClient, now: Date): Promise<void> {
  // The certificates were checked two months ago and are valid for four more.
  const today = dayIn(now);
  await db.query(
    `insert into teacher_clearance (teacher_id, identity_on, certificate_on, certificate_until, checked_by, checked_at)
     select t.id, $1, $1, $2, a.id, $3 from account t,
       (select id from account where role = 'admin' order by created_at, id limit 1) a where t.role = 'teacher'`,
    [addDays(today, -60), addDays(today, 120), later(now, -60 * DAY)],
  );
  for (const { username, shown, ...words } of DEMO_PROFILES) {
    const { rows } = await db.query<{ id: string }>('select id from account where username = $1', [username]);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`no demo teacher ${username}`);
    await lockProfile(db, id);
    await storeDraft(db, id, { draft: { ...words, withPhoto: false }, waits: !shown });
    if (shown) await storePublished(db, id, { shown, photoFile: null });
  }
  await checkProfiles(db, now);
}
