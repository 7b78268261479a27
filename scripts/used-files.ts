import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..');

const WORKSPACES: Record<string, string> = {
  '@fasih/school/': 'libs/school/src/',
  '@fasih/messages/': 'libs/messages/src/',
  '@fasih/content/': 'content/',
};

/** A node of the syntax tree, as far as this script looks into it. */
type Node = {
  type: string;
  name?: unknown;
  id?: unknown;
  computed?: unknown;
  object?: unknown;
  property?: unknown;
  expression?: unknown;
  declaration?: unknown;
  declarations?: unknown;
};

/** Where a name is declared and what it is called there; `*` is the whole module. */
type Origin = { path: string; name: string };

type File = {
  /** The names that each top-level declaration uses; a member of a namespace import as `namespace.member`. */
  uses: ReadonlyMap<string, ReadonlySet<string>>;
  imports: ReadonlyMap<string, Origin>;
  /** Names that the file exports from another one. */
  reexports: ReadonlyMap<string, Origin>;
};

const known = new Set(
  globSync(['{apps,libs}/*/src/**/*.{ts,tsx}', 'content/**/*.ts'], { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  ),
);

function resolve(from: string, name: string): string | null {
  const workspace = Object.keys(WORKSPACES).find((prefix) => name.startsWith(prefix));
  const path = workspace
    ? `${WORKSPACES[workspace]}${name.slice(workspace.length)}`
    : name.startsWith('.')
      ? join(dirname(from), name).replaceAll('\\', '/')
      : name;
  return [path, `${path}.ts`, `${path}.tsx`].find((one) => known.has(one)) ?? null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Adds the names used below a node. Types are left out: they are gone when the code runs. */
function collect(node: Node, names: Set<string>): void {
  if (node.type === 'Identifier') {
    names.add(String(node.name));
    return;
  }
  if (node.type.startsWith('TS')) {
    // `x as T`, `x!` and `x satisfies T` are values.
    if (isNode(node.expression)) collect(node.expression, names);
    return;
  }
  const { object, property } = node;
  if (node.type === 'MemberExpression' && node.computed === false && isNode(object)) {
    if (object.type === 'Identifier' && isNode(property)) {
      names.add(`${object.name}.${property.name}`);
    }
    collect(object, names);
    return;
  }
  const isNamed = node.type === 'Property' && node.computed === false;
  for (const [field, value] of Object.entries(node)) {
    if (isNamed && field === 'key') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collect(child, names);
  }
}

function read(path: string): File {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module } = parseSync(path, text);
  const imports = new Map<string, Origin>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = resolve(path, moduleRequest.value);
    if (from === null) continue;
    for (const { isType, localName, importName } of entries) {
      if (!isType) imports.set(localName.value, { path: from, name: importName.name ?? '*' });
    }
  }
  const reexports = new Map<string, Origin>();
  for (const { entries } of module.staticExports) {
    for (const { isType, moduleRequest, exportName, importName } of entries) {
      const from = moduleRequest && resolve(path, moduleRequest.value);
      if (from && !isType && exportName.name) {
        reexports.set(exportName.name, { path: from, name: importName.name ?? exportName.name });
      }
    }
  }
  const uses = new Map<string, ReadonlySet<string>>();
  for (const statement of program.body as unknown as Node[]) {
    const inner = statement.declaration;
    const declaration = isNode(inner) ? inner : statement;
    const declared = Array.isArray(declaration.declarations)
      ? (declaration.declarations as Node[])
      : [declaration];
    for (const one of declared) {
      const names = new Set<string>();
      collect(one, names);
      const declaredNames = new Set<string>();
      if (isNode(one.id)) collect(one.id, declaredNames);
      for (const name of declaredNames) uses.set(name, names);
    }
  }
  return { uses, imports, reexports };
}

const files = new Map<string, File>();
function fileOf(path: string): File {
  const kept = files.get(path) ?? read(path);
  files.set(path, kept);
  return kept;
}

/** A file on the way. If it is not followed, functions of it are called, but what they use is not looked at. */
export type UsedFile = { path: string; isFollowed: boolean };

/**
 * The files with a function that runs when the functions `names` of the file `path` run, in the order in which a reader
 * meets them. Imports are followed name by name: a file counts only when a function on the way uses something of it.
 *
 * @param isLeftOut files that are neither listed nor followed.
 * @param isClosed functions that are listed by their file and not followed any further.
 */
export function usedFiles(
  { path, names }: { path: string; names: readonly string[] },
  isLeftOut: (path: string) => boolean,
  isClosed: (path: string, name: string) => boolean,
): UsedFile[] {
  const found = new Map<string, UsedFile>();
  const seen = new Set<string>();
  const queue: Origin[] = names.map((name) => ({ path, name }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, name } = next;
    const key = `${path} ${name}`;
    if (seen.has(key) || isLeftOut(path)) continue;
    seen.add(key);
    const file = fileOf(path);
    const reexport = file.reexports.get(name);
    if (reexport) {
      queue.push(reexport);
      continue;
    }
    if (!file.uses.has(name)) throw new Error(`${path} declares no ${name}`);
    const isFollowed = !isClosed(path, name);
    found.set(path, { path, isFollowed: isFollowed || found.get(path)?.isFollowed === true });
    if (!isFollowed) continue;
    for (const used of file.uses.get(name) ?? []) queue.push(...originsOf(used, next, file));
  }
  return [...found.values()];
}

/** Where a used name is declared: nowhere if it is a parameter, a local variable or of a package. */
function originsOf(used: string, { path, name }: Origin, file: File): Origin[] {
  const [first = '', member] = used.split('.');
  const origin = file.imports.get(first);
  if (origin?.name === '*') return member ? [{ path: origin.path, name: member }] : [];
  if (origin) return [origin];
  return file.uses.has(used) && used !== name ? [{ path, name: used }] : [];
}
