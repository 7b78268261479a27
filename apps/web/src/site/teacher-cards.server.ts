import { type Lang, textsIn } from '@fasih/messages/texts';
import type { PublishedProfile } from '@fasih/school/learning/teachers/profile-contract';
import { teacherOnCard } from '../learning/teachers/teacher-on-card.ts';
import type { TeacherOnCard } from '../ui/teacher-card.tsx';

/** Published profiles in the reader's language, ready to be read; only this reaches the browser. */
export function teacherCards(profiles: readonly PublishedProfile[], lang: Lang): TeacherOnCard[] {
  const t = textsIn(lang).profiles;
  return profiles.map((one) => teacherOnCard(one, t, lang));
}
