import { useTranslation } from 'react-i18next'
import { useMistakeWords as useWords } from '#kit/forms/index.ts'
import { userMessages } from '../user-rules.ts'

export function useUserMistakes() {
  const { t } = useTranslation('users')
  return useWords(userMessages, (name) => t(`mistakes.${name}`))
}
