import { getLessonHours, saveLessonHours as saveContract } from '@fasih/school/classes/lesson-hours-contract';
import * as calls from '@fasih/school/settings/contract';
import {
  getPublicTexts,
  savePublicTexts as saveTextsContract,
} from '@fasih/school/settings/public-texts-contract';
import * as questions from '@fasih/school/settings/questions-contract';
import type { Api } from '../http/api.ts';
import { addHoliday, holidaysOfYear, meetingsOn, removeHoliday } from './change-holidays.ts';
import { readLessonHours, saveLessonHours } from './lesson-hours.ts';
import { removeLogo, sendLogo, uploadLogo } from './logo.ts';
import { readPublicTexts, savePublicTexts } from './public-texts.ts';
import { readPublicQuestions, savePublicQuestions } from './questions.ts';
import { readSchool, saveSchool } from './school.ts';

/** The school's identity, its holidays and its lesson hours. */
export function settingsRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(calls.getSchool, () => readSchool(pool));
  api.route(calls.saveSchool, ({ body }, call) => saveSchool(pool, body, call));
  api.route(getPublicTexts, () => readPublicTexts(pool));
  api.route(questions.getPublicQuestions, () => readPublicQuestions(pool));
  api.route(questions.savePublicQuestions, ({ body }, call) => savePublicQuestions(pool, body, call));
  api.route(saveTextsContract, ({ body }, call) => savePublicTexts(pool, body, call));
  api.route(calls.uploadLogo, (_, call) => uploadLogo(services, call), { raw: true });
  api.route(calls.removeLogo, (_, call) => removeLogo(services, call));
  api.route(calls.logoFile, ({ params }, call) => sendLogo(services, params.file, call));
  api.route(calls.listHolidays, ({ query }, call) => holidaysOfYear(pool, query.year, call.now));
  api.route(calls.meetingsOfDay, ({ params }) => meetingsOn(pool, params.day));
  api.route(calls.addHoliday, ({ body }, call) => addHoliday(pool, body, call));
  api.route(getLessonHours, () => readLessonHours(pool));
  api.route(saveContract, ({ body }, call) => saveLessonHours(pool, body, call));
  api.route(calls.removeHoliday, ({ params }, call) => removeHoliday(pool, params.day, call));
}
