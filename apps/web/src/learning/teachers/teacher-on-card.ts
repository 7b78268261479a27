import type { TeacherProfile, TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import { listed } from '../../lib/listed.ts';
import type { Lang, Texts } from '../../lib/texts.ts';
import type { TeacherOnCard } from '../../ui/teacher-card.tsx';

/** What a card needs of a profile. */
export type ProfileOnCard = Omit<TeacherProfileForm, 'withPhoto'> &
  Pick<TeacherProfile, 'teacherId' | 'photo' | 'ageGroups'>;

/** A profile as its card says it in a language. */
export function teacherOnCard(one: ProfileOnCard, t: Texts['profiles'], lang: Lang): TeacherOnCard {
  return {
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
  };
}
