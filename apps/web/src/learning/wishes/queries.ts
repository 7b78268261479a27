import { readWishes } from '@fasih/school/learning/wishes/contract';
import { queryOf } from '../../lib/query.ts';

/** The wishes of one course; not loaded again on focus, under one's hands. */
export const wishesQuery = (enrolmentId: string) => queryOf(readWishes, { params: { enrolmentId } });
