import type { Lang } from '@fasih/messages/texts';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import type { Services } from '../../platform/services.ts';
import { packagesOnSale } from './store.ts';

/**
 * Caches everything on sale per content version and language, because nearly every visitor requests the same list. A
 * change of the catalogue, or a dated price, raises the version (`platform/settings/content-version.ts`). Quotes and
 * orders read the price itself.
 */
export function cachedCatalogue({
  pool,
  content,
}: Services): (lang: Lang, now: Date) => Promise<SoldPackage[]> {
  const cache = new Map<Lang, { version: number; packages: Promise<SoldPackage[]> }>();
  return async (lang, now) => {
    const version = await content.current();
    const cached = cache.get(lang);
    if (cached?.version === version) return cached.packages;
    const packages = packagesOnSale(pool, lang, now);
    cache.set(lang, { version, packages });
    // A failed read is not cached.
    packages.catch(() => cache.delete(lang));
    return packages;
  };
}
