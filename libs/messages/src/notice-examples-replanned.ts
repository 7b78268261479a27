import { classId, className, learnerName, startsAt, teacherName } from './example-values.ts';
import type { NoticeParams } from './notice.ts';

type Replanned = NoticeParams['classes.replanned'];
type Time = Replanned['classes'][number]['times'][number];

const MOVED: Time = { was: startsAt, to: '2026-12-09T02:00:00.000Z' };
const NEWLY_PLANNED: Time = { was: null, to: '2026-12-16T02:00:00.000Z' };
const TO_PLAN: Time = { was: '2026-11-25T02:00:00.000Z', to: null };

/** One class that is planned anew for this reason; `more` is what its notice says besides. */
function replanned(
  why: Replanned['why'],
  times: Time[],
  { hasNewTeacher = false, ...more }: Partial<Replanned> & { hasNewTeacher?: boolean } = {},
): Replanned {
  return {
    learnerName,
    why,
    from: '2026-11-23',
    until: '2026-12-07',
    reason: '',
    names: [],
    classes: [{ classId, className, learnerName, teacherName, hasNewTeacher, times }],
    ...more,
  };
}

/** Examples of `classes.replanned`: each reason, one closed day and several, new times and a new teacher alone. */
export const REPLANNED_EXAMPLES: Replanned[] = [
  replanned('times', [MOVED], { hasNewTeacher: true, reason: 'Ruang dipakai ujian' }),
  replanned('closed', [MOVED], { until: '2026-11-23', names: [{ id: 'Hari Guru', en: "Teachers' Day" }] }),
  replanned('paused', [MOVED, TO_PLAN]),
  replanned('closed', [MOVED], { days: ['2026-11-23', '2026-11-24', '2026-12-07'] }),
  replanned('repaired', [MOVED, NEWLY_PLANNED]),
  replanned('takenBack', [TO_PLAN]),
  replanned('takenUp', [MOVED, NEWLY_PLANNED]),
  replanned('times', [], { hasNewTeacher: true }),
];
