import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { live, queryOf } from '../../../lib/query.ts';

/** An admin's home. */
export const adminHomeQuery = { ...queryOf(adminDashboard, {}), ...live, refetchInterval: 60_000 };
