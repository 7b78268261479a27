import { describe, expect, it } from 'vitest';
import { isTeachersMeeting } from './substitute.ts';

const end = new Date('2026-11-03T03:00:00Z');
const at = (text: string) => new Date(text);

describe('a meeting', () => {
  it('always belongs to the class’s teacher, unless a substitute holds it', () => {
    const own = { teacherId: 'budi', classTeacherId: 'budi', end };
    expect(isTeachersMeeting(own, 'budi', at('2027-11-03T03:00:00Z'))).toBe(true);
    expect(isTeachersMeeting({ ...own, end: null }, 'budi', end)).toBe(true);
    expect(isTeachersMeeting({ ...own, teacherId: 'sari' }, 'budi', end)).toBe(false);
  });

  it('belongs to a substitute until seven days after its end', () => {
    const given = { teacherId: 'sari', classTeacherId: 'budi', end };
    expect(isTeachersMeeting(given, 'sari', at('2026-10-01T00:00:00Z'))).toBe(true);
    expect(isTeachersMeeting(given, 'sari', at('2026-11-10T02:59:59.999Z'))).toBe(true);
    expect(isTeachersMeeting(given, 'sari', at('2026-11-10T03:00:00Z'))).toBe(false);
    expect(isTeachersMeeting({ ...given, end: null }, 'sari', end)).toBe(false);
  });
});
