import { useTranslation } from 'react-i18next'
import { activityWords } from './activity-words.ts'
import { useRecorded } from './recorded.ts'

export function useWords() {
  const { i18n } = useTranslation('activity')
  return activityWords(i18n, useRecorded())
}
