import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

export const KINDS = ['student', 'teacher'] as const;
export type Kind = (typeof KINDS)[number];

/** Attendance of students and of teachers. */
export function AttendanceTabs({
  kind,
  onKind,
  children,
}: {
  kind: Kind;
  onKind: (kind: Kind) => void;
  children: ReactNode;
}) {
  const t = useTexts('staff').attendance;
  return (
    <Tabs label={t.tabs} tabs={KINDS.map((key) => ({ key, label: t[key] }))} chosen={kind} onChoose={onKind}>
      {children}
    </Tabs>
  );
}
