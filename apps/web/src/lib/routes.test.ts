import { ROLES } from '@fasih/school/basics/roles';
import { mayOpen } from '@fasih/school/routes';
import { describe, expect, it } from 'vitest';
import { showsFloatingJoin } from '../shell/floating-join.tsx';
import { SIDEBAR } from '../ui/sidebar-items.ts';
import { patternOf } from './routes.ts';

describe('the table of routes', () => {
  it('prefers a fixed address to one with parts', () => {
    expect(patternOf('/class/management')).toBe('/class/management');
    expect(patternOf('/class/general-english')).toBe('/class/:program');
    expect(patternOf('/class/7/attendance')).toBe('/class/:id/attendance');
    expect(patternOf('/nowhere')).toBeNull();
  });

  it.each(ROLES)('lets %s open every page of its sidebar, and each link belongs to its entry', (role) => {
    for (const { to, route } of SIDEBAR[role]) {
      expect(mayOpen(route, role)).toBe(true);
      expect(patternOf(to)).toBe(route);
    }
  });

  it("shows the floating 'Daftar Sekarang' on exactly the stated pages", () => {
    const on = [
      '/',
      '/program/conversation',
      '/program/general-english/kids',
      '/program-selection',
      '/trial/LpTrial',
      '/about',
      '/contact',
    ];
    const off = [
      '/login',
      '/register',
      '/pretest',
      '/redirect',
      '/terms',
      '/privacy',
      '/placement-test',
      '/program',
      '/aboutus',
    ];
    expect(on.filter((path) => !showsFloatingJoin(path))).toEqual([]);
    expect(off.filter(showsFloatingJoin)).toEqual([]);
  });
});
