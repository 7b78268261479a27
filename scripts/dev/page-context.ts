import type { Lang } from '@fasih/messages/texts';
import type { Contract, Sent } from '@fasih/school/basics/contract';
import { yearIn } from '@fasih/school/basics/instants';
import type { Pool } from 'pg';
import { pageContent } from '../../apps/api/src/page-content.ts';
import { schoolClock } from '../../apps/api/src/platform/clock.ts';
import type { PageContext } from '../../apps/api/src/platform/pages/pages.ts';
import { schoolIdentity } from '../../apps/api/src/platform/settings/content-version.ts';
import { addressOf } from '../../apps/web/src/lib/address.ts';

let version = 0;

/** What the loaders of public pages get from the server, read again for each page. */
export async function pageContext(
  pool: Pool,
  school: string,
  appUrl: string,
  lang: Lang,
): Promise<PageContext> {
  const clock = await schoolClock(pool, undefined);
  version += 1;
  return {
    lang,
    demo: true,
    appUrl,
    school: await schoolIdentity(pool).at(version),
    year: yearIn(clock.now()),
    ...(await pageContent({ pool, clock }).at(version)),
    call: async <C extends Contract>(contract: C, input: Sent<C>) => {
      const { params, query } = input as { params?: unknown; query?: unknown };
      const response = await fetch(`${school}${addressOf(contract.path, params, query)}`, {
        headers: { 'accept-language': lang },
      });
      if (!response.ok) throw new Response(null, { status: response.status });
      return response.json();
    },
  };
}
