import { listGuardians } from '@fasih/school/office/guardians/contract';
import { live, queryOf } from '../../lib/query.ts';

/** Second guardians of this account, and what others share with it. */
export const guardiansQuery = { ...queryOf(listGuardians, {}), ...live };
