import { childHome } from '@fasih/school/office/homes/child-contract';
import * as calls from '@fasih/school/office/homes/contract';
import { teacherLesson } from '@fasih/school/office/homes/lesson-contract';
import * as teacherCalls from '@fasih/school/office/homes/teacher-contract';
import { batchCalls } from '../../platform/db/batch.ts';
import type { Api } from '../../platform/http/api.ts';
import { type HomeRequest, homesOf } from './home-store.ts';
import { readChildHome } from './read-child.ts';
import { readMyHistory } from './read-history.ts';
import { readTeacherLesson } from './read-lesson.ts';
import { readMyClass, readMyClasses, readStudentDashboard } from './read-student.ts';
import {
  readTeacherClass,
  readTeacherClasses,
  readTeacherDashboard,
  readTeacherHistory,
  readTeacherStudent,
  readTeacherStudents,
} from './read-teacher.ts';

/** Routes that read the homes of families and teachers. */
export function dashboardRoutes(api: Api): void {
  const { pool } = api.services;
  const homeOf = batchCalls((inputs: readonly HomeRequest[]) => homesOf(pool, inputs));
  api.route(calls.studentDashboard, ({ query }, call) => readStudentDashboard(homeOf, query.learnerId, call));
  api.route(childHome, (_, call) => readChildHome(pool, homeOf, call));
  api.route(calls.myClasses, ({ query }, call) => readMyClasses(homeOf, query, call));
  api.route(calls.myClass, ({ params, query }, call) =>
    readMyClass(pool, params.classId, query.learnerId, call),
  );
  api.route(calls.myHistory, ({ query }, call) => readMyHistory(pool, query, call));
  api.route(teacherCalls.teacherDashboard, ({ query }, call) => readTeacherDashboard(pool, query.day, call));
  api.route(teacherLesson, ({ params }, call) => readTeacherLesson(pool, params.meetingId, call));
  api.route(teacherCalls.teacherClasses, ({ query }, call) => readTeacherClasses(pool, query, call));
  api.route(teacherCalls.teacherClassDetail, ({ params }, call) =>
    readTeacherClass(pool, params.classId, call),
  );
  api.route(teacherCalls.teacherStudents, ({ query }, call) => readTeacherStudents(pool, query, call));
  api.route(teacherCalls.teacherStudentDetail, ({ params }, call) =>
    readTeacherStudent(pool, params.enrolmentId, call),
  );
  api.route(teacherCalls.teacherHistory, ({ query }, call) => readTeacherHistory(pool, query, call));
}
