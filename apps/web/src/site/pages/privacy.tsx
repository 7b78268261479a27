import { privacy } from '@fasih/content/legal/privacy';
import { serverContext } from '../../lib/server-context.ts';
import { LegalText } from '../components/legal-text.tsx';
import { legalIn } from '../legal.server.ts';
import type { Route } from './+types/privacy.ts';

/** The text comes with the page, in its language; it never becomes part of the scripts. */
export function loader({ context }: Route.LoaderArgs) {
  return legalIn(privacy, context.get(serverContext));
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText page={loaderData} />;
}
