import type { Lang } from '@fasih/messages/texts';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import type { Services } from '../../platform/services.ts';
import { packagesOnSale } from './store.ts';

/**
 * Caches everything on sale per content version and language, because nearly every visitor requests the same list. A
 * change of the catalogue or the course rules, or a dated price, raises the version
 * (`platform/settings/content-version.ts`). Quotes and orders read the price itself.
 */
export function cachedCatalogue({
  pool,
  content,
  clock,
}: Pick<Services, 'pool' | 'content' | 'clock'>): (lang: Lang) => Promise<SoldPackage[]> {
  const cache = new Map<Lang, { version: number; packages: Promise<SoldPackage[]> }>();
  return async (lang) => {
    const version = await content.current();
    const cached = cache.get(lang);
    if (cached?.version === version) return cached.packages;
    // Not the call's instant: from before a dated price began it would keep the old price under the new version.
    const packages = packagesOnSale(pool, lang, clock.now());
    cache.set(lang, { version, packages });
    // A failed read is not cached.
    packages.catch(() => {
      if (cache.get(lang)?.packages === packages) cache.delete(lang);
    });
    return packages;
  };
}
