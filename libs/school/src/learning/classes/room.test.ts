import { expect, it } from 'vitest';
import { roomName } from './room.ts';

it('families see the name of a room, never the number that admits to its meeting', () => {
  for (const name of ['Ruang Kunyit', 'Kelas 3', 'Zoom Room 2'])
    expect(roomName(name, 'https://zoom.us/j/8453466415')).toBe(name);
  for (const number of [
    '845 3466 415',
    '8453466415',
    'ID: 845-3466-415',
    'abc-defg-hij',
    '12345',
    'Zoom 845 3466 415',
  ])
    expect([number, roomName(number, 'https://zoom.us/j/8453466415')]).toEqual([number, null]);
  expect(roomName('Sekolah-Fasih', 'https://meet.jit.si/SekolahFasih')).toBeNull();
  expect(roomName(null, null)).toBeNull();
});
