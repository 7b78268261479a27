const MEET_CODE = /^[a-z]{3}-?[a-z]{4}-?[a-z]{3}$/i;
/** Meeting numbers have nine digits or more, room names fewer. */
const DIGITS_OF_NUMBER = 6;

/**
 * The part of a class's room that families may always read: its name. Numbers and codes that admit to the
 * video meeting are shown only with the link and give null here.
 */
export function roomName(room: string | null, link: string | null): string | null {
  if (room === null) return null;
  const plain = room.replace(/[\s-]/g, '').toLowerCase();
  const inLink =
    plain.length >= DIGITS_OF_NUMBER && (link ?? '').replace(/-/g, '').toLowerCase().includes(plain);
  const isNumber = room.replace(/\D/g, '').length >= DIGITS_OF_NUMBER || !/\p{L}/u.test(room);
  return inLink || isNumber || MEET_CODE.test(room.trim()) ? null : room;
}

/** The class link opens this many minutes before a meeting starts (docs/product/classes.md#link-and-room). */
export const LINK_OPENS_MINUTES = 5;
