import { isDay } from '#rules/day.ts'
import { endsIn } from './range.ts'

/** Up to now. */
export const recentDays = ['last7days', 'last30days', 'thisYear'] as const

export const areDays = (text: string) => {
  const ends = endsIn(text)
  return ends !== undefined && [ends.from, ends.to].every((end) => !end || isDay(end))
}

export const areRecent = (text: string) => recentDays.some((recent) => recent === text)
