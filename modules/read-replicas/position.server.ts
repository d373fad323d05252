/** A place in the log of changes of PostgreSQL, which a replica replays. */
export type Position = bigint

/** PostgreSQL writes it as two hexadecimal halves, such as 16/B374D848. */
export function parsePosition(text: string): Position {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
