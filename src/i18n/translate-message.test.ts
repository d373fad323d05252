import { expect, test } from 'vitest'
import { translateMessage } from './translate-message.server.ts'
import texts from './validation/locales/en.json'

test.each(Object.entries(texts.mistakes))(
  'the general message %s has words in every language',
  (_, english) => {
    const message = english.replaceAll(/\{\{\w+\}\}/g, '12')
    const spoken = (['fr', 'ar', 'sw'] as const).map((language) =>
      translateMessage(message, language),
    )
    for (const text of spoken) {
      expect(text).not.toBe(message)
      expect(text.includes('12')).toBe(message.includes('12'))
    }
    expect(translateMessage(message, 'en')).toBe(message)
  },
)
