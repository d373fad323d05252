import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { useDeviceName } from '#kit/devices/index.ts'
import type { Activity } from './activity-list.server.ts'
import { changedFields, factsIn, factsOf, isChange, numberIn, textIn } from './facts.ts'
import { recordedFacts } from './recorded/recorded-facts.ts'
import { useRecorded } from './recorded/recorded.ts'
import { useWords } from './recorded/use-words.ts'

export function useNote() {
  const { t } = useTranslation('activity')
  const recorded = useRecorded()
  const { fieldName } = useWords()
  const format = useFormat()
  const deviceName = useDeviceName()

  return function noteOf(activity: Activity): string | undefined {
    const { action, targetType } = activity
    const facts = factsOf(activity)
    if (isChange(activity)) {
      const known = recordedFacts(recorded, targetType)
      const fields = changedFields(activity).filter((field) =>
        known.some(({ name }) => name === field),
      )
      return format.list(fields.map((field) => fieldName(targetType, field)))
    }
    if (action.endsWith('.import')) {
      const [created, updated, rejected] = ['created', 'updated', 'rejected'].map((name) =>
        numberIn(facts, name),
      )
      return t('imported', { created, updated, rejected })
    }
    if (action.endsWith('.undoImport')) {
      const [removed, restored, kept] = ['removed', 'restored', 'kept'].map((name) =>
        numberIn(facts, name),
      )
      return t('importUndone', { removed, restored, kept })
    }
    const userAgent = textIn(facts, 'userAgent')
    if (userAgent !== undefined) return deviceName(userAgent)
    const searchTerm = textIn(factsIn(facts, 'filter'), 'searchTerm')
    if (searchTerm !== undefined) return t('searched', { searchTerm })
    return textIn(facts, 'reason')
  }
}
