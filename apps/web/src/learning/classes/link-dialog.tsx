import { useTexts } from '../../lib/language.tsx';
import type { Invalidated } from '../../lib/query.ts';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { EveryClass, type LinkedClass, LinkField, LinkNotices, useLinkForm } from './link-form.tsx';

type Props = {
  /** The newest version of the class. */
  schoolClass: LinkedClass;
  /** The calls that show the link to the one who writes it. */
  invalidates: readonly Invalidated[];
  onClose: () => void;
};

/** Add/Update Zoom (docs/product/classes.md#link-and-room). */
export function LinkDialog({ schoolClass, invalidates, onClose }: Props) {
  const t = useTexts('teachers').screens.zoom;
  const common = useTexts('common');
  const form = useLinkForm(schoolClass, invalidates, onClose);
  const action = schoolClass.zoom_link === null ? t.add : t.update;
  return (
    <FormDialog
      title={t.of({ action, name: schoolClass.name })}
      problem={form.problem}
      isPending={form.save.isPending}
      submitLabel={common.save}
      pendingLabel={common.save}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(false);
      }}
      onClose={onClose}
    >
      <LinkField form={form} />
      <TextField
        label={t.room}
        autoComplete="off"
        value={form.room}
        error={form.errorOf('zoom_room')}
        onChange={(event) => form.setRoom(event.currentTarget.value)}
      />
      <EveryClass form={form} />
      <LinkNotices form={form} />
    </FormDialog>
  );
}
