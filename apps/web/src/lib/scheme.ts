import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

/**
 * Runs before the first paint, the same for everybody: takes the stored colour scheme, else the system's. The second
 * attribute is the one Mantine's styles read. Who comes for the first time (`data-newcomer`, by the server) has stored
 * nothing, and the first look into a store keeps the page waiting for the browser's disk.
 */
export const SCHEME_SCRIPT =
  "(function(r,s,d){try{s=r.hasAttribute('data-newcomer')?s:localStorage.getItem('scheme')}catch(e){}if(s==='dark'||s==='light')r.setAttribute('data-scheme',s);" +
  "d=s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);" +
  "r.setAttribute('data-mantine-color-scheme',d?'dark':'light')})(document.documentElement)";

const listeners = new Set<() => void>();

function current(): Scheme {
  return document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';
}

/** Shows a scheme now and keeps the choice. */
export function setScheme(scheme: Scheme): void {
  const root = document.documentElement;
  root.setAttribute('data-scheme', scheme);
  root.setAttribute('data-mantine-color-scheme', scheme);
  try {
    localStorage.setItem('scheme', scheme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

/** Calls back when the scheme changes: by the switch, by another tab, or by the system while nothing was chosen. */
export function onScheme(tell: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const root = document.documentElement;
    const stored = localStorage.getItem('scheme');
    if (stored === 'dark' || stored === 'light') root.setAttribute('data-scheme', stored);
    const dark = stored === 'dark' || (stored !== 'light' && system.matches);
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
    tell();
  };
  listeners.add(tell);
  system.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(tell);
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}

/** The shown scheme; `undefined` until the page is hydrated. */
export function useScheme(): Scheme | undefined {
  return useSyncExternalStore<Scheme | undefined>(onScheme, current, () => undefined);
}
