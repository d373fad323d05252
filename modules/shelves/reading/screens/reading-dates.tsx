import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { Reading } from '../reading.ts'

export function ReadingDates({ startedOn, finishedOn }: Pick<Reading, 'startedOn' | 'finishedOn'>) {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const dates = [
    { name: 'started', day: startedOn },
    { name: 'finished', day: finishedOn },
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
      {dates.map(
        ({ name, day }) =>
          day !== null && (
            <li key={name}>
              {t(name, {
                day: format.date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }),
              })}
            </li>
          ),
      )}
    </ul>
  )
}
