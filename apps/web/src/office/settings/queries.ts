import { getSchool } from '@fasih/school/office/settings/contract';
import { getPublicTexts } from '@fasih/school/office/settings/public-texts-contract';
import { getPublicQuestions } from '@fasih/school/platform/settings/questions-contract';
import { queryOf } from '../../lib/query.ts';

// Records that are edited where they are shown are not loaded again on focus, under somebody's hands: a save on an old
// version is refused anyway.

/** The school's identity. */
export const schoolQuery = queryOf(getSchool, {});

/** The school's own words on its public pages. */
export const publicTextsQuery = queryOf(getPublicTexts, {});

/** The questions of the public pages. */
export const publicQuestionsQuery = queryOf(getPublicQuestions, {});
