import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { PublishedProfile } from '@fasih/school/learning/teachers/profile-contract';
import type { PublicTexts } from '@fasih/school/office/settings/public-texts-contract';
import type { KeptQuestion } from '@fasih/school/platform/settings/questions-contract';
import { rulesInForce } from './catalogue/policy/read-policy.ts';
import { publishedProfiles } from './learning/teachers/read-profile.ts';
import { publicTexts } from './office/settings/public-texts.ts';
import { shownQuestions } from './office/settings/questions.ts';
import type { Services } from './platform/services.ts';

/** What features show on public pages, besides the school's identity. */
type Content = {
  texts: PublicTexts;
  teachers: PublishedProfile[];
  questions: KeptQuestion[];
  rules: PolicyNumbers;
};

/** The content of public pages at a content version; each part is cached until the version changes. */
export function pageContent({ pool, clock }: Pick<Services, 'pool' | 'clock'>): {
  at(version: number): Promise<Content>;
} {
  const texts = publicTexts(pool);
  const teachers = publishedProfiles(pool);
  const questions = shownQuestions(pool);
  const rules = rulesInForce(pool, clock);
  return {
    at: async (version) => ({
      texts: await texts.at(version),
      teachers: await teachers.at(version),
      questions: await questions.at(version),
      rules: await rules.at(version),
    }),
  };
}
