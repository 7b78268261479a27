import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { ATTENDANCE_READS, courseReportQuery } from '../teachers/queries.ts';
import { AttendanceDialog } from './attendance-dialog.tsx';

const { show, replies, writes } = personAtPage('attendance', 'teachers');
const seat = { meetingId: 'm1', learnerId: 'l1', name: 'Kirana', number: 10, state: 'absent' as const };

function CoursePage({ onClose }: { onClose: () => void }) {
  const course = useQuery(courseReportQuery('e1'));
  return (
    <>
      <p>Tes: {course.data?.tests[0]?.state}</p>
      <AttendanceDialog seat={seat} chosen="present" invalidates={ATTENDANCE_READS} onClose={onClose} />
    </>
  );
}

it('a test that was missed can be scored as soon as the absence is corrected', async () => {
  let state = 'notTaken';
  replies(({ method }) => {
    if (method === 'GET') return { body: { tests: [{ state }] } };
    state = 'unscored';
    return { body: {} };
  });
  const closed = vi.fn();
  const person = await show(<CoursePage onClose={closed} />);
  await screen.findByText('Tes: notTaken');
  await person.type(screen.getByRole('textbox'), 'Salah tandai');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Tes: unscored');
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/meetings/m1/attendance/l1', { status: 'present', reason: 'Salah tandai' }],
  ]);
});
