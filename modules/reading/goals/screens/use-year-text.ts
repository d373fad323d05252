import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { ReadingYear } from '../goal.ts'

/** "12 of 24 books in 2026", or without a goal "12 books finished in 2026". */
export function useYearText() {
  const { t } = useTranslation('reading')
  const { number } = useFormat()
  return ({ year, goal, finished }: ReadingYear) => {
    const named = number(year, { useGrouping: false })
    return goal === null
      ? t('goal.finished', { count: finished, year: named })
      : t('goal.progress', { count: goal, finished, year: named })
  }
}
