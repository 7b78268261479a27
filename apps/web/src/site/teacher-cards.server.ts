import { type Lang, textsIn } from '@fasih/messages/texts';
import type { PublishedProfile } from '@fasih/school/learning/teachers/profile-contract';
import { listed } from '../lib/listed.ts';
import type { TeacherOnCard } from '../ui/teacher-card.tsx';

/** Published profiles in the reader's language, ready to be read; only this reaches the browser. */
export function teacherCards(profiles: readonly PublishedProfile[], lang: Lang): TeacherOnCard[] {
  const t = textsIn(lang).profiles;
  return profiles.map((one) => ({
    key: one.teacherId,
    firstName: one.firstName,
    photo: one.photo,
    qualification: one.qualification,
    languages: t.speaks({
      languages: listed(
        one.languages.map((code) => t.languages[code]),
        lang,
      ),
    }),
    ages: t.teaches({
      ages: listed(
        one.ageGroups.map((age) => t.ages[age]),
        lang,
      ),
    }),
    words: lang === 'id' ? one.wordsId : one.wordsEn,
  }));
}
