import type { Lang } from '@fasih/messages/texts';
import type { Contract, Reply, Sent } from '@fasih/school/basics/contract';
import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { PublishedProfile } from '@fasih/school/learning/teachers/profile-contract';
import type { PublicTexts } from '@fasih/school/office/settings/public-texts-contract';
import type { SchoolIdentity } from '@fasih/school/platform/settings/identity';
import type { KeptQuestion } from '@fasih/school/platform/settings/questions-contract';
import { createContext } from 'react-router';

/** What the server hands to the loaders of public pages. Nothing in it depends on who is asking. */
export type ServerContext = {
  lang: Lang;
  demo: boolean;
  /** The app's own origin, for canonical addresses. */
  appUrl: string;
  /** Calls the API in process, as an anonymous visitor. */
  call: <C extends Contract>(contract: C, input: Sent<C>) => Promise<Reply<C>>;
  school: SchoolIdentity;
  /** The school's calendar year. */
  year: number;
  /** The school's own words on its public pages; an empty text is not shown. */
  texts: PublicTexts;
  /** Profiles of teachers that an admin has published. */
  teachers: PublishedProfile[];
  /** The questions that are shown, in the school's order; those without own texts use the product's. */
  questions: KeptQuestion[];
  /** The numbers of the course rules that a purchase gets now. */
  rules: PolicyNumbers;
};

/**
 * The key under which the server puts it. The server takes this very object from the build
 * (`build.entry.module.serverContext`), since a key is known by identity.
 */
export const serverContext = createContext<ServerContext>();
