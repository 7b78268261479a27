import * as calls from '@fasih/school/office/settings/contract';
import {
  getPublicTexts,
  savePublicTexts as saveTextsContract,
} from '@fasih/school/office/settings/public-texts-contract';
import * as questions from '@fasih/school/platform/settings/questions-contract';
import type { Api } from '../../platform/http/api.ts';
import { removeLogo, sendLogo, uploadLogo } from './logo.ts';
import { readPublicTexts, savePublicTexts } from './public-texts.ts';
import { readPublicQuestions, savePublicQuestions } from './questions.ts';
import { readSchool, saveSchool } from './school.ts';

/** Routes for the school's identity and its texts on the public pages. */
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
}
