import type { i18n as I18n, ParseKeys } from 'i18next'
import { activityWords, type Recorded } from '#kit/activity/index.ts'
import { type Does, ownDoesOf } from './scope-words.ts'

type Named = Extract<ParseKeys<'scopes'>, `resources.${string}`>

/** The words for scopes, whose texts are loaded. A resource without a word here, such as a generated one, has its own caption. */
export function scopeTexts(i18n: I18n, recorded: Recorded) {
  const { captionOf } = activityWords(i18n, recorded)
  const isKnown = (key: string): key is Named => i18n.exists(`scopes:${key}`)
  const t = i18n.getFixedT(null, 'scopes')
  const wordOf = (does: Does) => t(`does.${does}`)
  return {
    nameOf: (resource: string): string => {
      const key = `resources.${resource}`
      return isKnown(key) ? t(key) : (captionOf(resource) ?? resource)
    },
    wordOf,
    /** Differs from those of the other scopes of its resource. */
    labelOf: (scope: string): string => {
      const word = wordOf(ownDoesOf(scope))
      return word.charAt(0).toLocaleUpperCase(i18n.language) + word.slice(1)
    },
  }
}
