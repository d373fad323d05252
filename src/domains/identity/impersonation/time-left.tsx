import { useTranslation } from 'react-i18next'
import { useCountdown } from '#domains/identity/login/index.ts'
import { useFormat } from '#i18n/use-format.ts'

/** A screen reader reads it on focus, without an announcement each second. */
export function TimeLeft({ until }: { until: Date }) {
  const { t } = useTranslation('layouts')
  const { number } = useFormat()
  const seconds = useCountdown(until.getTime())
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const time = `${number(minutes)}:${number(rest, { minimumIntegerDigits: 2 })}`
  return (
    <span role="timer" className="whitespace-nowrap text-ink-soft tabular-nums">
      {seconds > 0 && t('impersonation.left', { time })}
    </span>
  )
}
