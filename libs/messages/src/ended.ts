/** A name that ends a sentence: 'Simanjuntak, M.Pd.' has its full stop already. */
export const ended = (name: string): string => (name.endsWith('.') ? name : `${name}.`);
