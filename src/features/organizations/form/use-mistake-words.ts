import { useTranslation } from 'react-i18next'
import { messageName } from '#features/forms/index.ts'
import { organizationMessages } from '../organization.ts'

/** What is wrong with a field, in the reader's language. */
export function useMistakeWords() {
  const { t } = useTranslation('organizations')
  return function wordsFor(message: string | undefined) {
    const name = message && messageName(organizationMessages, message)
    return message && t(name ? `form.mistakes.${name}` : 'form.mistakes.other')
  }
}
