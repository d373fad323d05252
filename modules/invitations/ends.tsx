import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

interface EndsProps {
  at: Date
  /** When the list was read: server and browser compute the same text from it. */
  readAt: number
}

export function Ends({ at, readAt }: EndsProps) {
  const { t } = useTranslation('organizations')
  const { relative } = useFormat()
  const left = at.getTime() - readAt
  const [unit, length] = UNITS.find(([, long]) => Math.abs(left) >= long) ?? ['minute', 60_000]
  const when = relative(Math.round(left / length), unit)
  return t(left > 0 ? 'invitations.ends' : 'invitations.ended', { when })
}
