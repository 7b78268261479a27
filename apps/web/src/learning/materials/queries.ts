import { listMaterials } from '@fasih/school/learning/materials/contract';
import { queryOf } from '../../lib/query.ts';

/** The files of a meeting. */
export const materialsQuery = (meetingId: string) => queryOf(listMaterials, { params: { meetingId } });
