import { getClass, listClasses } from '@fasih/school/learning/classes/contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { live, queryOf } from '../../../lib/query.ts';

/** An admin's home. */
export const adminHomeQuery = { ...queryOf(adminDashboard, {}), ...live, refetchInterval: 60_000 };

/** The calls that show an admin the link of a class. */
export const LINK_READS = [adminDashboard, getClass, listClasses] as const;
