import * as changeCalls from '@fasih/school/learning/classes/changes-contract';
import * as contract from '@fasih/school/learning/classes/contract';
import * as pauseCalls from '@fasih/school/learning/meetings/pause-contract';
import type { Api } from '../../platform/http/api.ts';
import { addMember, previewMember } from './add-member.ts';
import { cancelClass } from './cancel-class.ts';
import { changeTeacher } from './change-teacher.ts';
import { openClass } from './open-class.ts';
import { pauseClass } from './pause-class.ts';
import { previewClass } from './plan-preview.ts';
import { resumeClass } from './resume-class.ts';
import { takeUpCourse } from './take-up-course.ts';

/** Routes that open, join, hand over, pause, resume and cancel classes. */
export function classPlanRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.planClass, ({ body }, call) => previewClass(pool, body, call), {
    auditNotNeeded: 'writes nothing',
  });
  api.route(contract.openClass, ({ body }, call) => openClass(pool, body, call));
  api.route(changeCalls.addMember, ({ params, body }, call) =>
    addMember(pool, params.classId, body.enrolmentId, call),
  );
  api.route(changeCalls.previewMember, ({ params, query }, call) =>
    previewMember(pool, params.classId, query.enrolmentId, call.now),
  );
  api.route(changeCalls.cancelClass, ({ params, body }, call) =>
    cancelClass(pool, params.classId, body, call),
  );
  api.route(changeCalls.changeTeacher, ({ params, body }, call) =>
    changeTeacher(pool, params.classId, body, call),
  );
  api.route(pauseCalls.pauseClass, ({ params, body }, call) => pauseClass(pool, params.classId, body, call));
  api.route(pauseCalls.resumeClass, ({ params }, call) => resumeClass(pool, params.classId, call));
  api.route(pauseCalls.takeUpCourse, ({ params, body }, call) =>
    takeUpCourse(pool, params.enrolmentId, body.reason, call),
  );
}
