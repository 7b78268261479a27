import { join } from 'node:path';
import type { Lang } from '@fasih/messages/texts';
import { DEFAULT_IDENTITY, type SchoolIdentity } from '../settings/content-version.ts';
import type { Services } from '../services.ts';

/** What a template makes of a mail's parameters. */
export type WrittenLetter = { subject: string; html: string; text: string };

type Templates = {
  render(
    kind: string,
    lang: Lang,
    params: Record<string, unknown>,
    around: { school: SchoolIdentity; appUrl: string },
  ): Promise<WrittenLetter>;
};

let templates: Promise<Templates> | undefined;

/** Writes a mail in the reader's language. The templates are compiled JSX and loaded on first use (house: memory). */
export async function writeLetter(
  services: Services,
  kind: string,
  lang: Lang,
  params: Record<string, unknown>,
): Promise<WrittenLetter> {
  templates ??= import(join(import.meta.dirname, '../../dist/mail/templates.js')) as Promise<Templates>;
  const { rows } = await services.pool.query<{ value: Partial<SchoolIdentity> }>(
    "select value from setting where key = 'school'",
  );
  const school = { ...DEFAULT_IDENTITY, ...rows[0]?.value };
  return (await templates).render(kind, lang, params, { school, appUrl: services.config.appUrl });
}
