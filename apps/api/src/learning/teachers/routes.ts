import { refuse } from '@fasih/school/basics/refusal';
import { readClearance, saveClearance } from '@fasih/school/learning/teachers/clearance-contract';
import * as contract from '@fasih/school/learning/teachers/contract';
import * as profile from '@fasih/school/learning/teachers/profile-contract';
import type { Api } from '../../platform/http/api.ts';
import { readClearanceOf } from './clearance.ts';
import { pageOfTeachers, readTeacher } from './list-teachers.ts';
import { publishProfile, sendProfilePhoto, withdrawProfile } from './publish-profile.ts';
import { readTeacherProfile } from './read-profile.ts';
import { saveClearanceOf } from './save-clearance.ts';
import { saveProfile } from './save-profile.ts';
import { setTeacherActive } from './set-teacher-active.ts';

/** Routes for admins to manage teachers, and for teacher profiles. */
export function teacherRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.listTeachers, ({ query }, call) => pageOfTeachers(pool, query, call.now));
  api.route(
    contract.getTeacher,
    async ({ params }, call) =>
      (await readTeacher(pool, params.teacherId, call.now)) ?? refuse('teachers.notFound'),
  );
  api.route(contract.setTeacherActive, ({ params, body }, call) =>
    setTeacherActive(pool, params.teacherId, body, call),
  );
  api.route(readClearance, ({ params }, call) => readClearanceOf(pool, params.teacherId, call.now));
  api.route(saveClearance, ({ params, body }, call) => saveClearanceOf(pool, params.teacherId, body, call));
  profileRoutes(api);
}

/** Routes for the public profile: written by the teacher or an admin, published by an admin. */
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
