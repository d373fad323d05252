/** So far back the dashboard looks, today included. */
export const daysShown = 30
/** What is compared with what was before. */
export const week = 7

const day = 24 * 3600_000

/** As the database writes it; days are those of UTC, the same for everybody. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const dayBegins = (written: string) => new Date(`${written}T00:00:00Z`)

export const daysBefore = (moment: Date, days: number) =>
  dayOf(new Date(moment.getTime() - days * day))

/** The last so many days, the oldest first. */
export const lastDays = (today: Date, days: number) =>
  Array.from({ length: days }, (_, at) => daysBefore(today, days - 1 - at))

/** The week that ends a series. */
export const lastWeek = <Day>(series: Day[]) => series.slice(-week)

export const sum = (series: { count: number }[]) =>
  series.reduce((total, { count }) => total + count, 0)
