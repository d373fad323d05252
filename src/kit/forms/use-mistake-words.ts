import { useTranslation } from 'react-i18next'
import { textMessages } from '#rules/text.ts'
import { messageName } from './mistakes.ts'

export function useMistakeWords<Name extends string>(
  messages: Record<Name, string>,
  wordsOf: (name: Name | 'other') => string,
) {
  const { t } = useTranslation()
  return function wordsFor(message: string | undefined) {
    if (!message) return undefined
    const own = messageName(messages, message)
    if (own) return wordsOf(own)
    const common = messageName(textMessages, message)
    return common ? t(`rules.${common}`) : wordsOf('other')
  }
}
