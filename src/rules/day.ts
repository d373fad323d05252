/** "2026-05-03". While the user types a year, it starts with a zero. */
const written = /^[1-9]\d{3}-\d{2}-\d{2}$/

export const isDay = (text: string) =>
  written.test(text) && !Number.isNaN(new Date(`${text}T00:00`).getTime())

/** The day that it is where this runs: in the browser, the user's. */
export const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-')
