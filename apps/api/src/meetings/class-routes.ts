import * as contract from '@fasih/school/classes/contract';
import type { Api } from '../http/api.ts';
import { addMember, previewMember } from './add-member.ts';
import { cancelClass } from './cancel-class.ts';
import { changeTeacher } from './change-teacher.ts';
import { openClass } from './open-class.ts';
import { previewClass } from './plan-preview.ts';

/** Opening a class and changing its people, which plans or hands over its meetings. */
export function classPlanRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.planClass, ({ body }, call) => previewClass(pool, body, call), {
    auditNotNeeded: 'writes nothing',
  });
  api.route(contract.openClass, ({ body }, call) => openClass(pool, body, call));
  api.route(contract.addMember, ({ params, body }, call) =>
    addMember(pool, params.classId, body.enrolmentId, call),
  );
  api.route(contract.previewMember, ({ params, query }, call) =>
    previewMember(pool, params.classId, query.enrolmentId, call.now),
  );
  api.route(contract.cancelClass, ({ params, body }, call) => cancelClass(pool, params.classId, body, call));
  api.route(contract.changeTeacher, ({ params, body }, call) =>
    changeTeacher(pool, params.classId, body, call),
  );
}
