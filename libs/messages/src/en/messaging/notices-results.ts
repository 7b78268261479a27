import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';

/** Notices about levels, reports and certificates. */
export const resultNotices = {
  'placement.retake': (p) => ({
    title: `${p.learnerName} may take the placement test again`,
    lines: [
      `The school opened another test for ${p.className}, without waiting 30 days. The new result replaces the current level.`,
    ],
    action: { label: 'Take the test again', path: '/placement-test' },
  }),
  'level.decided': (p) => ({
    title:
      p.was === null
        ? `${p.learnerName}'s level is confirmed: ${p.level}`
        : `${p.learnerName}'s level was changed to ${p.level}`,
    lines: [
      p.was === null
        ? `${p.teacherName} confirmed the level ${p.level} for ${p.className}.`
        : `${p.teacherName} changed ${p.learnerName}'s level in ${p.className} from ${p.was} to ${p.level}. The material of the coming meetings follows.`,
      ...(p.reason === '' ? [] : [`The reason: ${ended(p.reason)}`]),
      'Not right? Once in each course you may ask us to look at the level again.',
    ],
    action: {
      label: 'See the level',
      path: p.classId === null ? '/dashboard/student' : `/my-classes/${p.classId}`,
    },
  }),
  'level.lookAsked': (p) => ({
    title: `The family of ${p.learnerName} asks for another look at the level`,
    lines: [`${p.className}: ${ended(p.text)}`, 'Do the speaking check, then confirm or change the level.'],
    action: { label: 'Open the level', path: `/teacher/levels/${p.enrolmentId}` },
  }),
  'report.ready': (p) => ({
    title: `${p.learnerName}'s report is ready`,
    lines: [`The teacher wrote a report for ${p.className}.`],
    action: { label: 'Read the report', path: '/certificates' },
  }),
  'certificate.ready': (p) => ({
    title: `${p.learnerName}'s certificate is ready`,
    lines: [
      `Congratulations! ${p.learnerName} finished ${p.className}. The certificate can be downloaded and verified.`,
    ],
    action: { label: 'Open the certificate', path: '/certificates' },
  }),
} satisfies Partial<Notices>;
