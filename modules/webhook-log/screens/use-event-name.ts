import { useTranslation } from 'react-i18next'
import { useWords } from '#kit/activity/index.ts'

export function useEventName() {
  const { t } = useTranslation('webhooks')
  const { actionName } = useWords()
  return (type: string) => (type === 'webhook.test' ? t('deliveries.test') : actionName(type))
}
