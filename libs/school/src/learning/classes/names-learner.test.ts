import { expect, it } from 'vitest';
import { namedInLink } from './names-learner.ts';

const names = ['Rafi Pratama', 'Ani'];

it.each([
  'https://zoom.us/my/kelas-rafi',
  'https://zoom.us/my/KelasRafi',
  'https://teams.microsoft.com/l/Bahasa%20Inggris%20Pratama',
  'https://fasih.webex.com/meet/ANI',
])('a link may not name a learner: %s', (zoom_link) => {
  expect(namedInLink({ zoom_link }, names)).toEqual({ zoom_link: 'namesLearner' });
});

it.each([
  'https://zoom.us/j/81234?pwd=xRafi',
  'https://meet.google.com/ani-rafi-ani',
  'https://zoom.us/my/meaningful',
  'https://zoom.us/my/nadia',
  '',
])('a link may look like one by chance: %s', (zoom_link) => {
  expect(namedInLink({ zoom_link }, names)).toEqual({});
});

it('nor may the room', () => {
  expect(namedInLink({ zoom_room: 'Ruang Rafi' }, names)).toEqual({ zoom_room: 'namesLearner' });
  expect(namedInLink({ zoom_room: '812 3456' }, names)).toEqual({});
});
