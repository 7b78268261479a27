import { changeLink } from '@fasih/school/learning/classes/changes-contract';
import { useState } from 'react';
import { issuesOf, sentenceOf } from '../../lib/issues.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/fields.tsx';

/** A class as the form of its link needs it; `isTeacherLink`: its link is the teacher's one for all classes. */
export type LinkedClass = {
  classId: string;
  name: string;
  zoom_link: string | null;
  zoom_room: string | null;
  isTeacherLink: boolean;
  version: number;
};

/**
 * What is typed about a class's link, and saving it (docs/product/classes.md#link-and-room). A host that nobody knows must
 * be confirmed first; when the link was changed meanwhile what was typed stays for the next try.
 */
export function useLinkForm(
  schoolClass: LinkedClass,
  invalidates: readonly Invalidated[],
  onDone: () => void = () => {},
) {
  const t = useTexts('teachers').screens.zoom;
  const common = useTexts('common');
  const [link, setLink] = useState(schoolClass.zoom_link ?? '');
  const [room, setRoom] = useState(schoolClass.zoom_room ?? '');
  const [everyClass, setEveryClass] = useState(schoolClass.isTeacherLink);
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [typedUpon] = useState(schoolClass.version);
  /** It was changed elsewhere; from then on the form shows what is saved, and saving replaces that. */
  const [isOvertaken, setOvertaken] = useState(false);
  const save = useAction(changeLink, {
    invalidates,
    onDone: () => {
      onDone();
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
  return {
    schoolClass,
    save,
    link,
    setLink: (text: string) => {
      setLink(text);
      save.reset();
    },
    room,
    setRoom,
    everyClass,
    setEveryClass,
    isOvertaken,
    isUnknownHost,
    /** The refusal, unless the fields themselves say what to do. */
    problem: code === 'common.stale' || isUnknownHost ? null : save.problem,
    /** Says beside the field that there must be one. */
    requireLink: () => setIssues({ zoom_link: 'required' }),
    async submit(confirmHost: boolean) {
      const body = {
        zoom_link: link.trim(),
        zoom_room: room.trim(),
        confirmHost,
        everyClass,
        version: isOvertaken ? schoolClass.version : typedUpon,
      };
      const found = issuesOf(changeLink.body, body);
      setIssues(found);
      if (Object.keys(found).length > 0) return;
      await save.run({ params: { classId: schoolClass.classId }, body });
    },
    errorOf(field: string) {
      const key = issues[field];
      return key === undefined ? undefined : sentenceOf(common.fields, key);
    },
  };
}

type LinkForm = ReturnType<typeof useLinkForm>;

/** `isOneOfMany`: the page has other such forms, so its name says whose it is, and a heading above them says what for. */
export function LinkField({ form, isOneOfMany = false }: { form: LinkForm; isOneOfMany?: boolean }) {
  const t = useTexts('teachers').screens.zoom;
  return (
    <TextField
      {...(isOneOfMany
        ? { 'aria-label': t.linkOf(form.schoolClass), placeholder: t.link }
        : { label: t.link, description: t.linkHint })}
      type="url"
      inputMode="url"
      autoComplete="off"
      value={form.link}
      error={form.errorOf('zoom_link')}
      onChange={(event) => form.setLink(event.currentTarget.value)}
    />
  );
}

/** Whether the link is for all of the teacher's classes, and what that means. */
export function EveryClass({ form }: { form: LinkForm }) {
  const t = useTexts('teachers').screens.zoom;
  return (
    <>
      <Choice
        type="checkbox"
        look="tick"
        checked={form.everyClass}
        onChange={(event) => form.setEveryClass(event.currentTarget.checked)}
      >
        {t.everyClass}
      </Choice>
      {form.everyClass && <Notice kind="attention">{t.everyClassWarning}</Notice>}
    </>
  );
}

/** What somebody else saved meanwhile, and a host to confirm. */
export function LinkNotices({ form }: { form: LinkForm }) {
  const s = useTexts('teachers').screens;
  const t = s.zoom;
  const { schoolClass, save } = form;
  return (
    <>
      {form.isOvertaken && (
        <Notice kind="attention">
          {t.changed} {t.link}: {schoolClass.zoom_link ?? s.nothing}; {t.room}:{' '}
          {schoolClass.zoom_room ?? s.nothing}. {t.keepMine}
        </Notice>
      )}
      {form.isUnknownHost && (
        <Notice
          kind="attention"
          action={
            <Button size="small" isPending={save.isPending} onClick={() => form.submit(true)}>
              {t.yesHost}
            </Button>
          }
        >
          {save.problem}
        </Notice>
      )}
    </>
  );
}
