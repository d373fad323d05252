import { useTranslation } from 'react-i18next'
import { useMistakeWords as useWords } from '#kit/forms/index.ts'
import { organizationMessages } from '../organization.ts'

export function useOrganizationMistakes() {
  const { t } = useTranslation('organizations')
  return useWords(organizationMessages, (name) => t(`form.mistakes.${name}`))
}
