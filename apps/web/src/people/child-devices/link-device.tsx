import { deviceForm, linkChildDevice, listChildDevices } from '@fasih/school/people/child-devices/contract';
import type { Learner } from '@fasih/school/people/learners/contract';
import { useRef } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';

/** Names a device, and then shows its link once, as a code for the camera and as text to send. */
export function LinkDevice({
  learner: { id: learnerId, name },
  onClose,
}: {
  learner: Pick<Learner, 'id' | 'name'>;
  onClose: () => void;
}) {
  const t = useTexts('childDevices').parent;
  const form = useContractForm(deviceForm, { name: t.nameOf({ name }).slice(0, 40) });
  const make = useAction(linkChildDevice, { invalidates: [listChildDevices] });
  if (make.result !== undefined) {
    const { link, qrSvg } = make.result;
    return <Link name={name} link={link} qrSvg={qrSvg} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={t.addFor({ name })}
      onSubmit={form.submit((typed) => make.send({ params: { learnerId }, body: typed }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.make}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t.name} maxLength={40} required />
    </FormDialog>
  );
}

function Link({
  name,
  link,
  qrSvg,
  onClose,
}: {
  name: string;
  link: string;
  qrSvg: string;
  onClose: () => void;
}) {
  const t = useTexts('childDevices').parent;
  const common = useTexts('common');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // A browser may refuse: the link is selected, ready to be copied by hand.
      field.current?.focus();
      field.current?.select();
      return;
    }
    await notify('good', t.copied);
  };
  return (
    <Dialog title={t.linkTitle({ name })} lead={t.linkLead} closeName={common.close} onClose={onClose}>
      <Stack gap={4}>
        <Row justify="center">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`}
            alt={t.qr}
            width="220"
            height="220"
          />
        </Row>
        <TextField
          ref={field}
          label={t.link}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row justify="end" gap={2}>
          {/* Only pages that came safely may write to the clipboard. */}
          {navigator.clipboard !== undefined && (
            <Button look="quiet" onClick={() => void copy()}>
              {t.copy}
            </Button>
          )}
          <Button onClick={onClose}>{t.close}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
