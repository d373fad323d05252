export const dayBegins = (day: string) => new Date(`${day}T00:00`)

export function dayAfter(day: string): Date {
  const next = dayBegins(day)
  next.setDate(next.getDate() + 1)
  return next
}
