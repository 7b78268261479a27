import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/learning/teachers/contract';
import type { Api } from '../../platform/http/api.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readTeacher } from '../teachers/list-teachers.ts';
import { presentAvailability } from '../teachers/present.ts';
import { teacherOf } from '../teachers/store.ts';
import { changeAvailability } from './change-availability.ts';
import { addException, removeException } from './change-exceptions.ts';
import { readHours } from './read-hours.ts';

/** Routes for teachers' availability, an admin's view of it, and the hours taught. */
export function availabilityRoutes(api: Api): void {
  const { pool } = api.services;
  const read = async (teacherId: string, call: SignedInCall) => {
    const row = await teacherOf(pool, teacherId, { today: dayIn(call.now), now: call.now });
    return row ? presentAvailability(row) : refuse('teachers.notFound');
  };
  api.route(contract.getOwnAvailability, (_input, call) => read(call.person.accountId, call));
  api.route(contract.changeOwnAvailability, ({ body }, call) =>
    changeAvailability(pool, call.person.accountId, body, call),
  );
  api.route(contract.addException, ({ body }, call) => addException(pool, body, call));
  api.route(contract.removeException, ({ params }, call) => removeException(pool, params.exceptionId, call));
  api.route(contract.getHours, ({ query }, call) =>
    readHours(pool, call.person.accountId, query.month ?? dayIn(call.now).slice(0, 7)),
  );
  api.route(contract.getHoursOf, async ({ params, query }, call) =>
    (await readTeacher(pool, params.teacherId, call.now))
      ? readHours(pool, params.teacherId, query.month ?? dayIn(call.now).slice(0, 7))
      : refuse('teachers.notFound'),
  );
  api.route(contract.getAvailability, ({ params }, call) => read(params.teacherId, call));
  api.route(contract.changeAvailability, ({ params, body }, call) =>
    changeAvailability(pool, params.teacherId, body, call),
  );
}
