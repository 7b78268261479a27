import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { courseReportQuery } from '../../teachers/queries.ts';
import { ScoreDialog } from './score-dialog.tsx';

type Props = { seat: AgendaMeeting['seats'][number] };

/** Opens the score of the one test that a substitute was given; the learner's page stays with the class's teacher. */
export function ScoreGivenTest({ seat }: Props) {
  const t = useTexts('teachers').screens.studentPage;
  const [open, setOpen] = useState(false);
  const action = seat.score === null ? t.enterScore : t.changeScore;
  return (
    <>
      <Button
        size="small"
        look={seat.score === null ? 'teal' : 'quiet'}
        aria-label={`${action}: ${seat.name}`}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {open && <Score seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}

function Score({ seat, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('reports');
  const common = useTexts('common');
  const report = useQuery(courseReportQuery(seat.enrolmentId));
  const test = report.data?.tests.find(({ number }) => number === seat.number);
  if (test !== undefined)
    return <ScoreDialog enrolmentId={seat.enrolmentId} test={test} name={seat.name} onClose={onClose} />;
  return (
    <Dialog title={t.score} lead={seat.name} closeName={common.close} onClose={onClose}>
      <Loaded query={report}>{() => null}</Loaded>
    </Dialog>
  );
}
