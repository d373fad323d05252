import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import { useLastMethod } from '../code/last-method.ts'

export function LastUsed({ method }: { method: string }) {
  const { t } = useTranslation('login')
  return useLastMethod() === method && <Badge tone="accent">{t('login.lastUsed')}</Badge>
}
