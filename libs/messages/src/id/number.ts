const format = new Intl.NumberFormat('id-ID');

/** `1.234`; Indonesian words do not change with their number. */
export const number = (n: number): string => format.format(n);
