import { useTranslation } from 'react-i18next'
import { deviceOf } from './device.ts'

export function useDeviceName() {
  const { t } = useTranslation('devices')
  return function nameOf(userAgent: string | null): string {
    const { browser, system } = deviceOf(userAgent)
    if (browser && system) return t('device', { browser, system })
    return browser ?? system ?? t('unknownDevice')
  }
}
