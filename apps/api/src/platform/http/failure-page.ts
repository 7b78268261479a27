import { type Lang, problemText, textsIn } from '@fasih/messages/texts';
import type { Problem } from './problem.ts';

/** The page shown when the web app cannot answer: a link home, and no script or style that could fail as well. */
export function failurePage(problem: Problem, lang: Lang, requestId: string): string {
  const { schoolName, requestNumber } = textsIn(lang).common;
  const { home } = textsIn(lang).site;
  const message = problemText(lang, problem.code, problem.params);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${schoolName}</title></head><body><main><h1>${schoolName}</h1>`,
    `<p>${message}</p><p>${requestNumber({ id: requestId })}</p><p><a href="/">${home}</a></p></main></body></html>`,
  ].join('');
}
