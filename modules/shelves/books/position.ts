/** In the order of code points, as the database compares positions. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const width = 8
const middle = Math.floor(digits.length / 2) * digits.length ** (width - 1)

type Parts = { whole: number; fraction: string }

function read(position: string): Parts {
  let whole = 0
  for (const digit of position.slice(0, width)) {
    whole = whole * digits.length + digits.indexOf(digit)
  }
  return { whole, fraction: position.slice(width) }
}

function write(whole: number): string {
  const places = Array.from({ length: width }, (_, place) => digits.length ** (width - 1 - place))
  return places.map((place) => digits[Math.floor(whole / place) % digits.length]).join('')
}

/** Fractional indexing: a move writes only its own row. */
export function positionBetween(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return after === undefined ? write(middle) : positionBelow(read(after))
  const low = read(before)
  if (after === undefined) return write(low.whole + 1)
  const high = read(after)
  if (high.whole - low.whole > 1) return write(low.whole + 1)
  if (high.whole === low.whole) {
    return write(low.whole) + fractionBetween(low.fraction, high.fraction)
  }
  if (high.fraction !== '') return write(high.whole)
  return write(low.whole) + fractionBetween(low.fraction, undefined)
}

const positionBelow = ({ whole, fraction }: Parts) => write(fraction === '' ? whole - 1 : whole)

/** A fraction never ends in zero: no position would fit below it. */
function fractionBetween(low: string, high: string | undefined): string {
  const first = low === '' ? 0 : digits.indexOf(low.charAt(0))
  const last = high === undefined ? digits.length : digits.indexOf(high.charAt(0))
  const rest = low.slice(1)
  if (first === last) return digits.charAt(first) + fractionBetween(rest, high?.slice(1))
  if (last - first > 1) return digits.charAt((first + last) >> 1)
  if (high !== undefined && high.length > 1) return high.charAt(0)
  return digits.charAt(first) + fractionBetween(rest, undefined)
}
