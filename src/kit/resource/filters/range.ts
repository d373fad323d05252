export interface Range<Value> {
  from?: Value | undefined
  to?: Value | undefined
}

/** "a..b", "a..", "..b" or "a" alone: both ends belong to it. */
export function endsIn(text: string): Range<string> | undefined {
  const [from = '', to = from, ...more] = text.split('..')
  if (more.length > 0 || (from === '' && to === '')) return undefined
  return { ...(from && { from }), ...(to && { to }) }
}

export const rangeText = ({ from = '', to = '' }: Range<string>) =>
  from === '' && to === '' ? '' : `${from}..${to}`

const number = /^-?\d{1,15}(\.\d{1,6})?$/

export const areNumbers = (text: string) => {
  const ends = endsIn(text)
  return ends !== undefined && [ends.from, ends.to].every((end) => !end || number.test(end))
}
