import { useTranslation } from 'react-i18next'
import { messageName } from '#features/forms/index.ts'
import { inviteMessages } from './invite-rules.ts'

/** What is wrong with a field, in the reader's language. */
export function useMistakeWords() {
  const { t } = useTranslation('organizations')
  return function wordsFor(message: string | undefined) {
    const name = message && messageName(inviteMessages, message)
    return message && t(name ? `invitations.mistakes.${name}` : 'invitations.mistakes.other')
  }
}
