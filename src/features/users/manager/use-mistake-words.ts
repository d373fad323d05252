import { useTranslation } from 'react-i18next'
import { messageName } from '#features/forms/index.ts'
import { userMessages } from '../user-rules.ts'

/** What is wrong with a field, in the reader's language. */
export function useMistakeWords() {
  const { t } = useTranslation('users')
  return function wordsFor(message: string | undefined) {
    const name = message && messageName(userMessages, message)
    return message && t(name ? `mistakes.${name}` : 'mistakes.other')
  }
}
