/** A day in a URL: "2026-05-03". While the user types the year, it starts with a zero. */
const written = /^[1-9]\d{3}-\d{2}-\d{2}$/

export const isDay = (text: string) =>
  written.test(text) && !Number.isNaN(new Date(`${text}T00:00`).getTime())

export const dayBegins = (day: string) => new Date(`${day}T00:00`)

export function dayAfter(day: string): Date {
  const next = dayBegins(day)
  next.setDate(next.getDate() + 1)
  return next
}
