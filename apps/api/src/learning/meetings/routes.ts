import * as contract from '@fasih/school/learning/meetings/contract';
import * as pauses from '@fasih/school/learning/meetings/family-pause-contract';
import type { Api } from '../../platform/http/api.ts';
import { cancelMeeting } from './cancel-meeting.ts';
import { excuseLearner } from './excuse-learner.ts';
import { readFamilyPause } from './family-pause.ts';
import { moveMeeting, previewMove } from './move-meeting.ts';
import { pauseCourse } from './pause-course.ts';
import { readOptions } from './read-options.ts';
import { substituteTeacher } from './substitute-teacher.ts';
import { writeNote } from './write-note.ts';

/** Routes that move or cancel a meeting, excuse a learner, pause a course, substitute the teacher, or write the meeting's note. */
export function meetingRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(contract.meetingOptions, ({ params, query }, call) =>
    readOptions(pool, params.meetingId, query, call),
  );
  api.route(contract.moveMeeting, ({ params, body }, call) =>
    moveMeeting(pool, params.meetingId, body, call),
  );
  api.route(contract.previewMove, ({ params, query }, call) =>
    previewMove(pool, params.meetingId, query, call),
  );
  api.route(contract.excuseLearner, ({ params, body }, call) =>
    excuseLearner(pool, params.meetingId, body, call),
  );
  api.route(contract.cancelMeeting, ({ params, body }, call) =>
    cancelMeeting(pool, params.meetingId, body.reason, call),
  );
  api.route(contract.substituteTeacher, ({ params, body }, call) =>
    substituteTeacher(pool, params.meetingId, body, call),
  );
  api.route(pauses.familyPauseOptions, ({ params, query }, call) =>
    readFamilyPause(pool, params.enrolmentId, query, call),
  );
  api.route(pauses.pauseCourse, ({ params, body }, call) =>
    pauseCourse(pool, params.enrolmentId, body, call),
  );
  api.route(contract.writeNote, ({ params, body }, call) => writeNote(pool, params.meetingId, body, call));
}
