import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

const BEFORE_ANY_ANSWER = {
  demo: false,
  appUrl: '',
  school: { name: 'Fasih', legalName: '', phone: '', email: '', address: '', logo: null as string | null },
};

/** What every page knows of the school: its name, how to reach it, and whether this is a demonstration. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root') ?? BEFORE_ANY_ANSWER;
}

/** The messaging-app chat of a phone number kept as E.164. */
export function chatLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
