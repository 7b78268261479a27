import { useRouteLoaderData } from 'react-router';
import type { ServerContext } from './server-context.ts';

/** What the document's loader hands to every page. */
type Site = Pick<ServerContext, 'demo' | 'appUrl' | 'school' | 'year'>;

const BEFORE_ANY_ANSWER: Site = {
  demo: false,
  appUrl: '',
  school: { name: 'Fasih', legalName: '', phone: '', email: '', address: '', logo: null },
  year: new Date().getFullYear(),
};

/** What every page knows of the school: its name, how to reach it, its year, and whether this is a demonstration. */
export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? BEFORE_ANY_ANSWER;
}

/** The messaging-app chat of a phone number kept as E.164. */
export function chatLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
