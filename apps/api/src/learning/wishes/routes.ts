import { readWishes, saveWishes } from '@fasih/school/learning/wishes/contract';
import { teacherFreeTimes } from '@fasih/school/learning/wishes/free-times-contract';
import type { Api } from '../../platform/http/api.ts';
import { readFreeTimes } from './read-free-times.ts';
import { readWishesOf } from './read-wishes.ts';
import { saveWishesOf } from './save-wishes.ts';

/** Routes for the wishes of a course: said by the family, read and corrected by admins. */
export function wishRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(readWishes, ({ params }, call) => readWishesOf(pool, params.enrolmentId, call));
  api.route(teacherFreeTimes, ({ params }, call) => readFreeTimes(pool, params, call));
  api.route(saveWishes, ({ params, body }, call) => saveWishesOf(pool, params.enrolmentId, body, call));
}
