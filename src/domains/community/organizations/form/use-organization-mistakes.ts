import { useTranslation } from 'react-i18next'
import { useMistakeWords as useWords } from '#kit/forms/index.ts'
import { organizationMessages } from '../organization.ts'

/** What is wrong with a field, in the reader's language. */
export function useOrganizationMistakes() {
  const { t } = useTranslation('organizations')
  return useWords(organizationMessages, (name) => t(`form.mistakes.${name}`))
}
