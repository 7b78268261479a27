import type * as shape from '../../id/courses/area-words.ts';

export const areas: typeof shape.areas = {
  grammar: 'Grammar',
  vocabulary: 'Vocabulary',
  phrases: 'Everyday phrases',
  reading: 'Reading',
};
export const areaWords: typeof shape.areaWords = {
  strong: 'strong',
  growing: 'growing',
  startHere: 'start here',
};
