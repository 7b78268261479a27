import { changeLink } from '@fasih/school/learning/classes/changes-contract';
import type { TeacherClass } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { issuesOf, sentenceOf } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

export type LinkedClass = Pick<TeacherClass, 'classId' | 'name' | 'zoom_link' | 'zoom_room' | 'version'>;

type Props = {
  /** The newest version of the class. */
  schoolClass: LinkedClass;
  /** The calls that show the link to the one who writes it. */
  invalidates: readonly Invalidated[];
  onClose: () => void;
};

/**
 * Add/Update Zoom (docs/product/classes.md#link-and-room). A host that nobody knows must be confirmed first; when the link
 * was changed meanwhile the dialog says what is saved now and keeps what was typed for the next try.
 */
export function LinkDialog({ schoolClass, invalidates, onClose }: Props) {
  const s = useTexts('teachers').screens;
  const t = s.zoom;
  const common = useTexts('common');
  const { classId, name } = schoolClass;
  const [link, setLink] = useState(schoolClass.zoom_link ?? '');
  const [room, setRoom] = useState(schoolClass.zoom_room ?? '');
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [typedUpon] = useState(schoolClass.version);
  /** It was changed elsewhere; from then on the dialog shows what is saved, and saving replaces that. */
  const [isOvertaken, setOvertaken] = useState(false);
  const save = useAction(changeLink, {
    invalidates,
    onDone: () => {
      onClose();
      return notify('good', t.saved);
    },
    onError: (error) => {
      if (!(error instanceof Problem)) return;
      setIssues(error.fields);
      if (error.code === 'common.stale') setOvertaken(true);
    },
  });
  const code = save.error instanceof Problem ? save.error.code : '';
  const isUnknownHost = code === 'classes.unknownHost';

  const submit = async (confirmHost: boolean) => {
    const body = {
      zoom_link: link.trim(),
      zoom_room: room.trim(),
      confirmHost,
      version: isOvertaken ? schoolClass.version : typedUpon,
    };
    const found = issuesOf(changeLink.body, body);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    await save.run({ params: { classId }, body });
  };
  const errorOf = (field: string) => {
    const key = issues[field];
    return key === undefined ? undefined : sentenceOf(common.fields, key);
  };
  const action = schoolClass.zoom_link === null ? t.add : t.update;
  return (
    <FormDialog
      title={t.of({ action, name })}
      problem={code === 'common.stale' || isUnknownHost ? null : save.problem}
      isPending={save.isPending}
      submitLabel={common.save}
      pendingLabel={common.save}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
      onClose={onClose}
    >
      <TextField
        label={t.link}
        description={t.linkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={link}
        error={errorOf('zoom_link')}
        onChange={(event) => {
          setLink(event.currentTarget.value);
          save.reset();
        }}
      />
      <TextField
        label={t.room}
        autoComplete="off"
        value={room}
        error={errorOf('zoom_room')}
        onChange={(event) => setRoom(event.currentTarget.value)}
      />
      {isOvertaken && (
        <Notice kind="attention">
          {t.changed} {t.link}: {schoolClass.zoom_link ?? s.nothing}; {t.room}:{' '}
          {schoolClass.zoom_room ?? s.nothing}. {t.keepMine}
        </Notice>
      )}
      {isUnknownHost && (
        <Notice
          kind="attention"
          action={
            <Button size="small" isPending={save.isPending} onClick={() => submit(true)}>
              {t.yesHost}
            </Button>
          }
        >
          {save.problem}
        </Notice>
      )}
    </FormDialog>
  );
}
