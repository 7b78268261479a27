import { builtinModules } from 'node:module';

/** What `package-lock.json` says of one installed package. */
export type Locked = {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, Locked> };

/**
 * The folders of all packages that these names lead to, as the lockfile names them (`node_modules/a/node_modules/b`), without the
 * project's own. Optional ones that were not installed are in the list as well.
 */
export function packagesFor(lock: Lock, names: readonly string[], from: string): string[] {
  const found = new Set<string>();
  const visit = (name: string, place: string) => {
    const folder = folderOf(lock, name, place);
    if (folder === null) return;
    const entry = lock.packages[folder];
    // A link to a workspace of the project: its dependencies are where it really is.
    const target = (entry?.link && entry.resolved) || folder;
    if (found.has(target)) return;
    found.add(target);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[target] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(next, target);
  };
  for (const name of names) visit(name, from);
  return [...found].filter((folder) => folder.startsWith('node_modules/')).sort();
}

/** Where Node finds a package: in the nearest `node_modules` upwards. */
function folderOf(lock: Lock, name: string, place: string): string | null {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (folder in lock.packages) return folder;
    if (at === '') return null;
  }
}

/** The package of an import such as `react-dom/server`; null for Node's own modules and for files. */
export function packageOf(specifier: string): string | null {
  if (/^[./]|:/.test(specifier) || builtinModules.includes(specifier)) return null;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
