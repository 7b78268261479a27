import type { ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Badge } from './basics.tsx';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import css from './parts/save-bar.module.css';

/**
 * The foot of a long form; while something is not saved it stays in sight.
 *
 * @param canSave what is written may be saved as it is.
 * @param children stand beside the button.
 */
export function SaveBar({
  isDirty,
  canSave = true,
  isPending,
  label,
  children,
}: {
  isDirty: boolean;
  canSave?: boolean;
  isPending: boolean;
  label: string;
  children?: ReactNode;
}) {
  const t = useTexts('common');
  return (
    <Row className={css.save} data-dirty={isDirty ? '' : undefined}>
      <Button type="submit" disabled={!isDirty || !canSave} isPending={isPending}>
        {isPending ? t.saving : label}
      </Button>
      {children}
      {isDirty && <Badge hue="amber">{t.unsaved}</Badge>}
    </Row>
  );
}
