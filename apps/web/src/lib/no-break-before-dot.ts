/** A name in parts, such as `Conversation · Kids Beginner`, whose middle dot never begins a line. */
export const noBreakBeforeDot = (name: string): string => name.replaceAll(' · ', '\u00a0· ');
