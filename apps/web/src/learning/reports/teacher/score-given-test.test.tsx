import { expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { MeetingRow } from '../../classes/teacher/meeting-row.tsx';
import { meetingOf, seatOf } from '../../teachers/teachers.fixtures.ts';

const { server, show, press, find, texts, text } = stage(
  'teachers',
  'reports',
  'meetings',
  'policy',
  'enrolments',
  'attendance',
  'materials',
);

const NOW = new Date('2026-11-24T02:30:00.000Z');
const meeting = meetingOf(5, 0, {
  given: true,
  startsAt: '2026-11-24T02:00:00.000Z',
  endsAt: '2026-11-24T03:00:00.000Z',
  seats: [seatOf({ number: 5, kind: 'test', state: 'present' })],
});
const report = {
  enrolmentId: 'e1',
  tests: [
    {
      number: 5,
      kind: 'test',
      title: { id: 'Tes', en: 'Test' },
      state: 'unscored',
      meetingId: 'm5',
      startsAt: meeting.startsAt,
      score: null,
      parts: {},
      note: '',
      givenAt: null,
      changeReason: null,
      version: null,
      criteria: [],
    },
  ],
};
/** Report and files in one, so that whichever is asked for finds its own. */
const replies = { ...report, course: [], uploads: [], mayAdd: false };

it('a substitute opens the score of the test given, and has no link to the learner', async () => {
  server(async () => ({ status: 200, body: replies }));
  await show(<MeetingRow meeting={meeting} now={NOW} isChosen onChoose={() => {}} onAct={() => {}} />);
  expect(texts('a')).toEqual([]);
  await press('Beri nilai');
  expect(find('dialog')?.textContent).toContain('Kirana');
  expect(find('dialog form')).not.toBeNull();
});

it('the score waits for the start of the test', async () => {
  server(async () => ({ status: 200, body: replies }));
  await show(
    <MeetingRow
      meeting={meeting}
      now={new Date('2026-11-24T01:59:00.000Z')}
      isChosen
      onChoose={() => {}}
      onAct={() => {}}
    />,
  );
  expect(text()).not.toContain('Beri nilai');
});

it("the class's own teacher scores on the learner's page", async () => {
  server(async () => ({ status: 200, body: replies }));
  await show(
    <MeetingRow
      meeting={{ ...meeting, given: false }}
      now={NOW}
      isChosen
      onChoose={() => {}}
      onAct={() => {}}
    />,
  );
  expect(texts('a')).toEqual(['Kirana']);
  expect(text()).not.toContain('Beri nilai');
});
