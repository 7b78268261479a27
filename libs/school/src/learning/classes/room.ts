const MEET_CODE = /^[a-z]{3}-?[a-z]{4}-?[a-z]{3}$/i;
/** A meeting's number has nine digits or more; the name of a room has fewer. */
const DIGITS_OF_NUMBER = 6;

/**
 * What families may read of a class's room at any time: its name, where the school gave one. A number or code by which the
 * video meeting itself is entered opens only with its link, and is null here.
 */
export function roomName(room: string | null, link: string | null): string | null {
  if (room === null) return null;
  const plain = room.replace(/[\s-]/g, '').toLowerCase();
  const inLink =
    plain.length >= DIGITS_OF_NUMBER && (link ?? '').replace(/-/g, '').toLowerCase().includes(plain);
  const isNumber = room.replace(/\D/g, '').length >= DIGITS_OF_NUMBER || !/\p{L}/u.test(room);
  return inLink || isNumber || MEET_CODE.test(room.trim()) ? null : room;
}
