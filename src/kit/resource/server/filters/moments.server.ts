import { areDays, areRecent } from '../../filters/days.ts'
import { endsIn, type Range } from '../../filters/range.ts'

/** `before` is not part of it. */
interface Moments {
  from?: string | undefined
  before?: string | undefined
}

/** The wrong way round, they are none. */
export function daysIn(text: string): Range<string> | undefined {
  const ends = areDays(text) ? endsIn(text) : undefined
  const { from = '', to = from } = ends ?? {}
  const areReal = [from, to].every((day) => day === '' || daysLater(day, 0) === day)
  return areReal && from <= to ? ends : undefined
}

const dayMs = 86_400_000

/** The 30th of February is the 2nd of March. */
const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Days of a time zone, as "2026-01-01..2026-01-31@Africa/Nairobi"; without one, of UTC. */
export function momentsIn(text: string, now = Date.now()): Moments | undefined {
  const [days = '', timeZone = 'UTC', ...more] = text.split('@')
  if (more.length > 0 || !isTimeZone(timeZone)) return undefined
  const range = areRecent(days)
    ? { from: beginningOf(days, clockAt(now, timeZone).slice(0, 10)) }
    : daysIn(days)
  if (!range) return undefined
  const { from, to } = range
  return {
    from: from && dayBegins(from, timeZone),
    before: to && dayBegins(daysLater(to, 1), timeZone),
  }
}

function beginningOf(recent: string, today: string) {
  if (recent === 'thisYear') return `${today.slice(0, 4)}-01-01`
  return daysLater(today, recent === 'last7days' ? -6 : -29)
}

function isTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Where a day has no midnight, it begins when the clock goes forward. */
function dayBegins(day: string, timeZone: string): string {
  const inUtc = Date.parse(day)
  const near = inUtc - offsetAt(inUtc, timeZone)
  return new Date(inUtc - offsetAt(near, timeZone)).toISOString()
}

const offsetAt = (moment: number, timeZone: string) =>
  Date.parse(`${clockAt(moment, timeZone)}Z`) - moment

/** As "2026-05-03T18:30:00": Sweden writes its days like this. */
const clockAt = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(moment)
    .replace(' ', 'T')
