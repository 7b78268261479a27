/**
 * Before the first paint, the same for everybody: shows the stored colour scheme, else the system's, and says who is signed in
 * (`data-who`, a hint that base.css and the bar read). The second attribute of the scheme is the one Mantine's styles read.
 * The school's typeface is in this browser already (`data-face`), but not of who comes for the first time (`data-newcomer`, by the
 * server): they have stored nothing, and the first look into a store keeps the page waiting for the browser's disk.
 */
export function showStoredLook(): void {
  const root = document.documentElement;
  const isNewcomer = root.hasAttribute('data-newcomer');
  const stored = (name: string) => (isNewcomer ? null : localStorage.getItem(name));
  if (!isNewcomer) root.setAttribute('data-face', '');
  let scheme: string | null = null;
  try {
    scheme = stored('scheme');
    if (stored('token')) root.setAttribute('data-who', stored('role') || 'student');
  } catch {
    // A browser that keeps nothing shows the system's scheme.
  }
  if (scheme === 'dark' || scheme === 'light') root.setAttribute('data-scheme', scheme);
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
}
