import { isStorable } from '@fasih/school/basics/text';
import { Problem } from './problem.ts';

/** No form is nested deeper, and serialising a deeper body would exhaust the stack. */
const MAX_DEPTH = 40;

type Place = { value: unknown; path: string; depth: number };

/**
 * Refuses (400) text that PostgreSQL cannot store (NUL, half a surrogate pair) and names its field; field names are
 * checked too. Iterative, because the sender chooses the depth.
 */
export function refuseUnstorable(input: Record<'params' | 'query' | 'body', unknown>): void {
  const waiting: Place[] = Object.entries(input).map(([path, value]) => ({ value, path, depth: 0 }));
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value, path, depth } = place;
    if (typeof value === 'string') {
      if (!isStorable(value)) throw unstorable(path);
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      if (depth >= MAX_DEPTH) throw new Problem(400, 'common.malformed');
      for (const [name, inner] of Object.entries(value)) {
        if (!isStorable(name)) throw unstorable(path);
        waiting.push({ value: inner, path: depth === 0 ? name : `${path}.${name}`, depth: depth + 1 });
      }
    }
  }
}

const unstorable = (path: string) => new Problem(400, 'common.invalid', { fields: { [path]: 'characters' } });
