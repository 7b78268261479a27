import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';
import { number } from '../number.ts';

/** Notices to the safeguarding officer and to admins; none says what was reported. */
export const safeguardingNotices = {
  'incident.reported': (p) => ({
    title: p.urgent
      ? 'An urgent report of an incident waits for you'
      : 'A new report of an incident waits for you',
    lines: ['It can be read in the app only, by the safeguarding officer.'],
    action: { label: 'Open the report', path: `/admin/safeguarding/${p.incidentId}` },
  }),
  'incident.noOfficer': () => ({
    title: 'A report of an incident waits for a safeguarding officer',
    lines: ['There is no active safeguarding officer. Name an admin, so that the report is read.'],
    action: { label: 'Name the officer', path: '/admin/settings?tab=safeguarding' },
  }),
  'safeguarding.officerNamed': (p, _say, role) => ({
    title: `${p.name} is now the safeguarding officer`,
    lines: [
      `Named by ${p.by}. Reason: ${ended(p.reason)}`,
      ...(p.open === null || p.open === 0
        ? []
        : [`Reports of incidents that are not closed: ${number(p.open)}.`]),
      'Contact the school if something is not right.',
    ],
    action:
      role === 'admin'
        ? { label: 'Open settings', path: '/admin/settings?tab=safeguarding' }
        : { label: 'See notifications', path: '/notifications' },
  }),
} satisfies Partial<Notices>;
