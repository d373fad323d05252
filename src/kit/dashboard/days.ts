export const daysShown = 30
export const week = 7

const day = 24 * 3600_000

/** Days are in UTC, so that they are the same for every user. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const dayBegins = (written: string) => new Date(`${written}T00:00:00Z`)

export const daysBefore = (moment: Date, days: number) =>
  dayOf(new Date(moment.getTime() - days * day))

export const lastDays = (today: Date, days: number) =>
  Array.from({ length: days }, (_, at) => daysBefore(today, days - 1 - at))

export const lastWeek = <Day>(series: Day[]) => series.slice(-week)

export const sum = (series: { count: number }[]) =>
  series.reduce((total, { count }) => total + count, 0)
