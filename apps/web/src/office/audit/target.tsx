import { auditDate } from '@fasih/messages/audit-change';
import { isId } from '@fasih/school/basics/ids';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';

type Page = AuditRow['names'][string]['page'];

const PAGES: Record<Page, ((id: string) => string) | null> = {
  class: (id) => `/class/management/${id}`,
  learner: (id) => `/student/management/${id}`,
  teacher: (id) => `/teacher/management/${id}`,
  staff: () => '/admin/settings?tab=staff',
  package: () => '/admin/catalogue',
  mails: () => '/admin/mails',
  // The pages of the finance area are not an admin's.
  payRun: null,
};

/** The admin's page that tells more about a record, or null. */
export function pageOf(page: Page | null, id: string | null): string | null {
  return page === null || id === null ? null : (PAGES[page]?.(id) ?? null);
}

/** What an entry's record is called: its name today, else its kind with a number, a code or a day; null where it has none. */
export function useTargetName(): (target: AuditRow['target']) => string | null {
  const { kinds } = useTexts('audit');
  const lang = useLang();
  return ({ kind, id, name }) => {
    if (name) return name;
    // The parts of the school's settings have names of the program's, which say nothing.
    if (id === null || isId(id) || kind === 'school') return null;
    return `${(kinds as Record<string, string>)[kind] ?? kind} ${auditDate(id, lang) ?? id}`;
  };
}

/** To whom or what it was done; nothing where somebody did it to their own account. */
export function Target({ target, by }: { target: AuditRow['target']; by: AuditRow['by'] }) {
  const nameOf = useTargetName();
  if (target.id !== null && target.id === by?.id) return null;
  const page = pageOf(target.page, target.pageId);
  const name = nameOf(target);
  if (name === null) return null;
  return <strong>{page === null ? name : <Link to={page}>{name}</Link>}</strong>;
}
