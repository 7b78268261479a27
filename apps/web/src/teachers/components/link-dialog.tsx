import { schoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { changeLink } from '@fasih/school/learning/classes/changes-contract';
import { getClass, listClasses } from '@fasih/school/learning/classes/contract';
import type { TeacherClass } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { issuesOf, sentenceOf } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import css from '../../ui/parts/forms.module.css';
import { useWrite } from '../../ui/use-write.ts';
import { useRefresh } from '../api.ts';

export type LinkedClass = Pick<TeacherClass, 'classId' | 'name' | 'zoom_link' | 'zoom_room' | 'version'>;

/**
 * Add/Update Zoom (docs/product/classes.md#link-and-room). A host that nobody knows is asked about first; when the link
 * was changed meanwhile the dialog says what is saved now and keeps what was typed for the next try. `of` follows the
 * newest version.
 */
export function LinkDialog({ of, onClose }: { of: LinkedClass; onClose: () => void }) {
  const s = useTexts('teachers').screens;
  const t = s.zoom;
  const common = useTexts('common');
  const refresh = useRefresh();
  const write = useWrite();
  const [link, setLink] = useState(of.zoom_link ?? '');
  const [room, setRoom] = useState(of.zoom_room ?? '');
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [typedUpon] = useState(of.version);
  /** It was changed elsewhere; from then on the dialog shows what is saved, and saving replaces that. */
  const [overtaken, setOvertaken] = useState(false);
  const code = write.error instanceof Problem ? write.error.code : '';
  const stale = code === 'common.stale';
  const unknownHost = code === 'classes.unknownHost';

  const save = async (confirmHost: boolean) => {
    const body = {
      zoom_link: link.trim(),
      zoom_room: room.trim(),
      confirmHost,
      version: overtaken ? of.version : typedUpon,
    };
    const found = issuesOf(changeLink.body, body);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    const saved = await write.run(
      async () => {
        try {
          await call(changeLink, { params: { classId: of.classId }, body });
        } catch (fault) {
          if (fault instanceof Problem) {
            setIssues(fault.fields);
            if (fault.code === 'common.stale') setOvertaken(true);
          }
          throw fault;
        }
      },
      () => refresh(listClasses, getClass, schoolCalendar),
    );
    if (!saved) return;
    onClose();
    await notify('good', t.saved);
  };
  const errorOf = (name: string) => {
    const key = issues[name];
    return key === undefined ? undefined : sentenceOf(common.fields, key);
  };
  const action = of.zoom_link === null ? t.add : t.update;
  return (
    <Dialog title={t.of({ action, name: of.name })} onClose={onClose} closeName={common.close}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
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
            write.clear();
          }}
        />
        <TextField
          label={t.room}
          autoComplete="off"
          value={room}
          error={errorOf('zoom_room')}
          onChange={(event) => setRoom(event.currentTarget.value)}
        />
        {overtaken && (
          <Notice kind="attention">
            {t.changed} {t.link}: {of.zoom_link ?? s.nothing}; {t.room}: {of.zoom_room ?? s.nothing}.{' '}
            {t.keepMine}
          </Notice>
        )}
        {unknownHost && (
          <Notice
            kind="attention"
            action={
              <Button size="small" disabled={write.sending} onClick={() => save(true)}>
                {t.yesHost}
              </Button>
            }
          >
            {write.fault}
          </Notice>
        )}
        {!stale && !unknownHost && <FormError message={write.fault} />}
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={write.sending}>
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
