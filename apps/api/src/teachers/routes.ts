import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/teachers/contract';
import * as profile from '@fasih/school/teachers/profile-contract';
import type { Api } from '../http/api.ts';
import type { SignedInCall } from '../http/call.ts';
import { changeAvailability } from './change-availability.ts';
import { addException, removeException } from './change-exceptions.ts';
import { pageOfTeachers, readTeacher } from './list-teachers.ts';
import { presentAvailability } from './present.ts';
import { publishProfile, sendProfilePhoto, withdrawProfile } from './publish-profile.ts';
import { readHours } from './read-hours.ts';
import { readTeacherProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';
import { setTeacherActive } from './set-teacher-active.ts';
import { teacherOf } from './store.ts';

/** When teachers teach: their own hours, an admin's view of them, and the hours taught. */
export function teacherRoutes(api: Api): void {
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
  api.route(contract.listTeachers, ({ query }, call) => pageOfTeachers(pool, query, call.now));
  api.route(
    contract.getTeacher,
    async ({ params }, call) =>
      (await readTeacher(pool, params.teacherId, call.now)) ?? refuse('teachers.notFound'),
  );
  api.route(contract.setTeacherActive, ({ params, body }, call) =>
    setTeacherActive(pool, params.teacherId, body, call),
  );
  api.route(contract.getAvailability, ({ params }, call) => read(params.teacherId, call));
  api.route(contract.changeAvailability, ({ params, body }, call) =>
    changeAvailability(pool, params.teacherId, body, call),
  );
  profileRoutes(api);
}

/** What families may read about a teacher: written by the teacher or an admin, shown once an admin has approved it. */
function profileRoutes(api: Api): void {
  const { services } = api;
  const read = async (teacherId: string) =>
    (await readTeacherProfile(services.pool, teacherId)) ?? refuse('teachers.notFound');
  api.route(profile.getOwnProfile, (_input, call) => read(call.person.accountId));
  api.route(profile.saveOwnProfile, ({ body }, call) =>
    saveProfile(services.pool, call.person.accountId, body, call),
  );
  api.route(profile.getProfileOf, ({ params }) => read(params.teacherId));
  api.route(profile.saveProfileOf, ({ params, body }, call) =>
    saveProfile(services.pool, params.teacherId, body, call),
  );
  api.route(profile.publishProfile, ({ params, body }, call) =>
    publishProfile(services, params.teacherId, body, call),
  );
  api.route(profile.withdrawProfile, ({ params, body }, call) =>
    withdrawProfile(services, params.teacherId, body, call),
  );
  api.route(profile.teacherPhoto, ({ params }, call) => sendProfilePhoto(services, params.file, call));
}
