import { useTranslation } from 'react-i18next'
import { inLanguage, spokenBy } from '#i18n/languages.ts'
import type { NavigationEntry } from './navigation.ts'

export function useNavigationLabel() {
  const { t, i18n } = useTranslation('layouts')
  return ({ name }: Pick<NavigationEntry, 'name'>): string =>
    typeof name === 'string' ? t(`navigation.${name}`) : inLanguage(name, spokenBy(i18n))
}
