import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { wishesQuery } from './queries.ts';
import { WishFacts } from './wish-facts.tsx';
import { WishesEditor } from './wishes-form.tsx';

/** What a family wishes for a course, as staff read and correct it. */
export function WishesOfStudent({ enrolmentId }: { enrolmentId: string }) {
  const t = useTexts('wishes');
  const common = useTexts('common');
  const wishes = useQuery({ ...wishesQuery(enrolmentId), refetchOnWindowFocus: false });
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded query={wishes} lines={1}>
      {(record) => (
        <Stack gap={2}>
          <Row justify="between">
            <Row gap={2}>
              <strong>{t.title}</strong>
              {record.version === 0 && <Badge hue="amber">{t.noneYet}</Badge>}
            </Row>
            {!record.isOver && (
              <Button
                size="small"
                look="quiet"
                aria-label={t.editFor({ name: record.learner.name })}
                onClick={() => setOpen(true)}
              >
                {t.edit}
              </Button>
            )}
          </Row>
          {record.version > 0 && <WishFacts record={record} />}
          {isOpen && (
            <Dialog
              title={t.titleOf({ name: record.learner.name })}
              wide
              closeName={common.close}
              onClose={() => setOpen(false)}
            >
              <WishesEditor record={record} onSaved={() => setOpen(false)} />
            </Dialog>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
