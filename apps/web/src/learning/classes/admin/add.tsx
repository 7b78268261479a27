import type { Reply } from '@fasih/school/basics/contract';
import { addMember, previewMember } from '@fasih/school/learning/classes/changes-contract';
import { joinWaitingList, type WaitingList } from '@fasih/school/learning/waiting/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { latestProblem, useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Notice, SkeletonLines } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError, SelectField } from '../../../ui/fields.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { memberPreviewQuery } from './queries.ts';

/** Puts a learner who fits into the class, after a look at the plan, or on its waiting list. */
export function AddMember({ list, onClose }: { list: WaitingList; onClose: () => void }) {
  const t = useTexts('waiting').admin;
  const common = useTexts('common');
  const [enrolmentId, setEnrolment] = useState('');
  const preview = useQuery(memberPreviewQuery(list.classId, enrolmentId));
  const chosen = list.fitting.find((one) => one.enrolmentId === enrolmentId);
  const invalidates = [...MEETING_READS, previewMember];
  const add = useAction(addMember, { invalidates });
  const join = useAction(joinWaitingList, { invalidates });
  const isPending = add.isPending || join.isPending;
  const save = async (target: 'class' | 'list') => {
    if (!chosen || isPending) return;
    const action = target === 'class' ? add : join;
    if (!(await action.run({ params: { classId: list.classId }, body: { enrolmentId } }))) return;
    onClose();
    await notify('good', target === 'class' ? t.joined(chosen) : t.listed(chosen));
  };
  return (
    <Dialog title={t.addTitle} lead={t.addLead} closeName={common.close} onClose={onClose}>
      {list.fitting.length === 0 ? (
        <Notice kind="info">{t.noneFits}</Notice>
      ) : (
        <Stack
          as="form"
          onSubmit={(event) => {
            event.preventDefault();
            void save(preview.data ? 'class' : 'list');
          }}
        >
          <SelectField
            label={t.choose}
            value={enrolmentId}
            onChange={(event) => {
              setEnrolment(event.currentTarget.value);
              add.reset();
              join.reset();
            }}
            data={[
              { value: '', label: t.chooseOne },
              ...list.fitting.map((one) => ({ value: one.enrolmentId, label: one.name })),
            ]}
          />
          {enrolmentId !== '' && <Plan preview={preview} />}
          <FormError message={latestProblem(add, join)} />
          <Row justify="end">
            <Button look="quiet" onClick={onClose}>
              {common.cancel}
            </Button>
            {chosen && !chosen.onList && (
              <Button look="quiet" isPending={isPending} onClick={() => void save('list')}>
                {t.addToList}
              </Button>
            )}
            <Button type="submit" disabled={!preview.data || preview.isError} isPending={isPending}>
              {t.joinNow}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
}

function Plan({ preview }: { preview: UseQueryResult<Reply<typeof previewMember>> }) {
  const t = useTexts('waiting').admin;
  const problemText = useProblemText();
  const lang = useLang();
  const { data } = preview;
  return (
    <section aria-live="polite" aria-busy={preview.isFetching}>
      <h3>{t.preview}</h3>
      {preview.isPending && <SkeletonLines lines={2} />}
      {preview.isError && <Notice kind="attention">{problemText(preview.error)}</Notice>}
      {data && !preview.isError && (
        <>
          <p>{t.planned({ n: data.meetings, when: formatInstant(data.startsAt, lang) })}</p>
          {data.makeups.length > 0 && <p>{t.makeups({ numbers: data.makeups.join(', ') })}</p>}
          <p>
            {t.lastDay({ day: formatDate(data.lastDay, lang) })} {t.tells}
          </p>
        </>
      )}
    </section>
  );
}
