export type Scheme = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The shown scheme. */
export function currentScheme(): Scheme {
  return document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';
}

/** Shows the other scheme now and keeps the choice. */
export function toggleScheme(): void {
  const scheme = currentScheme() === 'dark' ? 'light' : 'dark';
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

/** Shows the stored scheme, else the system's. */
export function showStoredScheme(): void {
  const root = document.documentElement;
  const stored = storedScheme();
  if (stored !== null) root.setAttribute('data-scheme', stored);
  const dark =
    stored === 'dark' || (stored === null && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}

/** Calls back when the scheme changes: by the switch, by another tab, or by the system while nothing was chosen. */
export function onScheme(tell: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    showStoredScheme();
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

function storedScheme(): Scheme | null {
  try {
    const stored = localStorage.getItem('scheme');
    return stored === 'dark' || stored === 'light' ? stored : null;
  } catch {
    return null;
  }
}
