/** A name in parts, such as `Conversation · Kids Beginner`, whose point never begins a line. */
export const keepPoint = (name: string): string => name.replaceAll(' · ', '\u00a0· ');
