import { useFormat } from '#i18n/use-format.ts'
import { dayBegins } from './days.ts'

const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const long = { weekday: 'long', ...short } as const

export function useDays() {
  const { date } = useFormat()
  return {
    dayText: (day: string) => date(dayBegins(day), short),
    longDayText: (day: string) => date(dayBegins(day), long),
  }
}
