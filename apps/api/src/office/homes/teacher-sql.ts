import { sql } from 'kysely';
import { columnList, textOf } from '../../platform/db/sql.ts';
import * as store from './teacher-store.ts';

/** The fragments of `teacher-store.ts` as text, for statements that count their parameters: `$1` is now, `$2` the teacher. */
const now = sql.raw<Date>('$1');

export const agendaColumns = textOf(columnList(store.agendaColumns));
export const agendaFrom = textOf(store.agendaFrom);
export const classColumns = textOf(columnList(store.classColumns(now)));
export const classState = textOf(store.classState(now));
export const classesFirst = textOf(store.classesFirst(now));
export const ofTeacher = textOf(store.ofTeacher(now, sql.raw<string>('$2')));
export const studentColumns = textOf(columnList(store.studentColumns));
export const studentFrom = textOf(store.studentFrom);
