import { z } from 'zod/mini'
import { reasonRule, userMessages } from '../../user-rules.ts'

const days = { day: 1, week: 7, month: 30 } as const

export const BAN_LENGTHS = ['forever', 'day', 'week', 'month', 'until'] as const
export type BanLength = (typeof BAN_LENGTHS)[number]

export interface BanValues {
  reason: string
  lasts: BanLength
  lastDay: string
}

export const noBan: BanValues = { reason: '', lasts: 'forever', lastDay: '' }

export interface BanTerms {
  reason: string
  expiresAt: Date | null
}

const isNamed = ({ lasts, lastDay }: { lasts: BanLength; lastDay: string }) =>
  lasts !== 'until' || !Number.isNaN(endOf(lastDay).getTime())

const isAhead = ({ lasts, lastDay }: { lasts: BanLength; lastDay: string }) =>
  lasts !== 'until' || !(endOf(lastDay) <= new Date())

export const banTermsSchema = z.pipe(
  z
    .object({ reason: reasonRule, lasts: z.enum(BAN_LENGTHS), lastDay: z.string() })
    .check(
      z.refine(isNamed, { error: userMessages.dayRequired, path: ['lastDay'], when: always }),
      z.refine(isAhead, { error: userMessages.dayOver, path: ['lastDay'], when: always }),
    ),
  z.transform(({ reason, ...length }): BanTerms => ({ reason, expiresAt: endOfBan(length) })),
)

/** Runs the check even if other fields are invalid, so that all errors show at once. */
function always() {
  return true
}

export function endOfBan({ lasts, lastDay }: Pick<BanValues, 'lasts' | 'lastDay'>): Date | null {
  if (lasts === 'forever') return null
  if (lasts === 'until') return endOf(lastDay)
  return new Date(Date.now() + days[lasts] * 86_400_000)
}

function endOf(day: string): Date {
  const end = new Date(`${day}T00:00`)
  end.setDate(end.getDate() + 1)
  return end
}
