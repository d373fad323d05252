import { detectLanguage } from '#i18n/detect-language.ts'
import { directionOf } from '#i18n/languages.ts'
import { mailI18n } from '#kit/mail/index.server.ts'
import { notificationTexts, sentenceOf } from '#modules/notifications/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { product } from '#rules/product.ts'
import { shorten } from '#rules/text.ts'
import type { WantedPush } from './claim-pushes.server.ts'

/** Lock screens show fewer. */
const longestBody = 300

/** The sentence of the bell and the path of its page: a lock screen shows no more. Without words, nothing is pushed. */
export function pushText(
  { environmentMark }: Pick<Config, 'environmentMark'>,
  { notification, language: spoken }: Pick<WantedPush, 'notification' | 'language'>,
): string | undefined {
  const language = detectLanguage([spoken])
  const sentence = sentenceOf(mailI18n(language, notificationTexts()), notification)
  if (sentence === undefined) return undefined
  return JSON.stringify({
    id: notification.id,
    title: [environmentMark, product.name].filter(Boolean).join(' '),
    body: shorten(sentence, longestBody),
    path: notification.path,
    lang: language,
    dir: directionOf(language),
  })
}
