/** A position in the database's write-ahead log, in bytes from its beginning. PostgreSQL calls it LSN. */
export type LogPosition = bigint;

/** Reads PostgreSQL's own text, `16/B374D848`. */
export function readPosition(text: string): LogPosition {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const positionText = (position: LogPosition): string =>
  `${(position >> 32n).toString(16).toUpperCase()}/${(position & 0xffffffffn).toString(16).toUpperCase()}`;

/** Sixteen digits, so that names sort by position. */
export const positionName = (position: LogPosition): string => position.toString(16).padStart(16, '0');

export const fromPositionName = (name: string): LogPosition => BigInt(`0x${name}`);

/** PostgreSQL's name of the log file that holds this position. */
export function segmentName(timeline: number, position: LogPosition, segmentBytes: number): string {
  const segment = position / BigInt(segmentBytes);
  const perId = 0x100000000n / BigInt(segmentBytes);
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0');
  return hex(BigInt(timeline)) + hex(segment / perId) + hex(segment % perId);
}
