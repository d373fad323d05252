import { useTranslation } from 'react-i18next'
import { useMistakeWords as useWords } from '#kit/forms/index.ts'
import { inviteMessages } from './invite-rules.ts'

export function useInvitationMistakes() {
  const { t } = useTranslation('organizations')
  return useWords(inviteMessages, (name) => t(`invitations.mistakes.${name}`))
}
