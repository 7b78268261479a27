import type { Why } from '@fasih/school/learning/placing/why';
import type { Texts } from '../../texts.ts';
import { count, number, plural } from '../number.ts';

const times = ({ times, meetings, outside, because }: Why): string => {
  switch (times) {
    case 'preferred':
      return `All ${count(meetings, 'meeting', 'meetings')} are at the preferred times`;
    case 'inside':
      return `All ${count(meetings, 'meeting', 'meetings')} are inside the wishes`;
    case 'some':
      return `${number(outside)} of ${count(meetings, 'meeting', 'meetings')} ${plural(outside, 'falls', 'fall')} outside the wishes, ${cause(because)}`;
    case 'outside':
      return 'Nothing is free inside the wishes; this is the nearest';
    case 'afterSchool':
      return 'After school, because no wishes are known yet';
    case 'atSchool':
      return 'Partly in school hours; no wishes are known yet';
    case 'unasked':
      return 'Free for the whole course; no wishes are known yet';
  }
};

const cause = (because: Why['because']): string =>
  ({
    period: 'because the wishes differ in those weeks',
    holiday: 'because of holidays that shift the plan',
    away: 'because the teacher is away on some days',
    times: 'because only these hours are free',
  })[because ?? 'times'];

const withTeacher = { any: '', wished: ', with a wished teacher', other: ', but with another teacher' };

/** Planning new classes: proposals with their reasons, self-booking, placing all who wait. */
export const placing: Texts['placing'] = {
  why: (why) => `${times(why)}${withTeacher[why.teacher]}.`,
};
