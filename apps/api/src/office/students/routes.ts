import * as records from '@fasih/school/office/homes/admin-contract';
import { studentDetail } from '@fasih/school/office/homes/student-contract';
import * as contract from '@fasih/school/office/students/contract';
import * as own from '@fasih/school/office/students/own-erasure-contract';
import * as record from '@fasih/school/office/students/record-contract';
import type { Api } from '../../platform/http/api.ts';
import { readStudent } from './admin-student.ts';
import { readStudents } from './admin-students.ts';
import { changeRecord, readRecord } from './change-record.ts';
import { askErasure, callOffErasure, readErasure } from './erasure.ts';
import { exportStudents } from './export-students.ts';
import { mergeStudents, previewMerge } from './merge-students.ts';
import { addNote, readNotes, removeNote } from './notes.ts';
import { askOwn, callOffOwn, readOwn } from './own-erasure.ts';
import { setStudentActive } from './set-student-active.ts';
import { removeView, saveView, viewsOf } from './views.ts';

/** Routes for students: list, notes, views, activation, merging, erasure. */
export function studentRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(records.listStudents, ({ query }) => readStudents(pool, query));
  api.route(studentDetail, ({ params }, call) => readStudent(pool, params.learnerId, call));
  api.route(record.getRecord, ({ params }) => readRecord(pool, params.learnerId));
  api.route(
    record.changeRecord,
    ({ params, body }, call) => changeRecord(pool, params.learnerId, body, call),
    { auditNotNeeded: 'a record that is sent as it stands changes nothing' },
  );
  api.route(contract.listViews, (_input, call) => viewsOf(pool, call));
  api.route(contract.saveView, ({ body }, call) => saveView(pool, body, call));
  api.route(contract.removeView, ({ params }, call) => removeView(pool, params.viewId, call), {
    auditNotNeeded: 'a view that is gone already is not removed again',
  });
  api.route(contract.listNotes, ({ params }, call) => readNotes(pool, params.learnerId, call));
  api.route(contract.addNote, ({ params, body }, call) => addNote(pool, params.learnerId, body.text, call), {
    auditNotNeeded: 'a note has its entry; the same note sent again changes nothing',
  });
  api.route(contract.removeNote, ({ params }, call) => removeNote(pool, params, call));
  api.route(contract.setStudentActive, ({ params, body }, call) =>
    setStudentActive(pool, params.learnerId, body, call),
  );
  api.route(contract.previewMerge, ({ params }) => previewMerge(pool, params.learnerId, params.otherId));
  api.route(
    contract.mergeStudents,
    ({ params, body }, call) => mergeStudents(pool, params.learnerId, body, call),
    { budget: 'long' },
  );
  api.route(contract.getErasure, ({ params }, call) => readErasure(pool, params.learnerId, call.now));
  api.route(
    contract.askErasure,
    ({ params, body }, call) => askErasure(pool, params.learnerId, body.reason, call),
    { auditNotNeeded: 'the first request has its entry; asking again changes nothing' },
  );
  api.route(contract.callOffErasure, ({ params, body }, call) =>
    callOffErasure(pool, params.learnerId, body.reason, call),
  );
  api.route(own.readOwnErasure, (_input, call) => readOwn(pool, call));
  api.route(own.askOwnErasure, ({ body }, call) => askOwn(api.services, body, call), {
    budget: 'long',
    auditNotNeeded: 'the first request has its entry; asking again changes nothing',
  });
  api.route(own.callOffOwnErasure, (_input, call) => callOffOwn(api.services, call));
}

/** The list as a file, on the connections for reports. */
export function studentExportRoute(api: Api): void {
  const { pool } = api.services;
  api.route(records.exportStudents, ({ query }, call) => exportStudents(pool, query, call), {
    budget: 'long',
  });
}
