import type { LegalDocument } from '@fasih/content/legal/types';
import { withRules } from '@fasih/content/rules-in-text';
import type { ServerContext } from '../lib/server-context.ts';

/** A legal document in the reader's language, with the school's own name and addresses and the course rules in force. */
export function legalIn(
  document: LegalDocument,
  { lang, school, rules }: Pick<ServerContext, 'lang' | 'school' | 'rules'>,
) {
  const values: Record<string, string> = {
    schoolName: school.name,
    contactEmail: school.email,
    contactChat: school.phone,
  };
  const say = (text: { id: string; en: string }) =>
    withRules(text[lang], lang, rules).replace(
      /\{\{(\w+)\}\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
  return {
    version: document.version,
    title: say(document.title),
    summary: say(document.summary),
    sections: document.sections.map((section) => ({
      key: section.key,
      heading: say(section.heading),
      paragraphs: section.paragraphs.map(say),
    })),
  };
}

export type LegalPage = ReturnType<typeof legalIn>;
