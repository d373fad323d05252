import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { activityWords, useRecorded } from '#kit/activity/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { byResource, type Does } from './scope-words.ts'

type Named = Extract<ParseKeys<'scopes'>, `resources.${string}`>

/** A resource without a word here, such as a generated one, has its own caption. */
export function useScopeTexts(scopes: readonly string[]) {
  const recorded = useRecorded()
  const { t, i18n, ready: isNamed } = useTranslation('scopes', { useSuspense: false })
  const isKnown = (key: string): key is Named => i18n.exists(`scopes:${key}`)
  const others = [...byResource(scopes).keys()].flatMap((name) => {
    const resource = recorded.resources.get(name)
    return isNamed && resource && !isKnown(`resources.${name}`) ? [namespaceOf(resource)] : []
  })
  const { ready } = useTranslation(others, { useSuspense: false })
  const { captionOf } = activityWords(i18n, recorded)

  function nameOf(resource: string): string {
    const key = `resources.${resource}`
    return isKnown(key) ? t(key) : (captionOf(resource) ?? resource)
  }
  return { isReady: isNamed && ready, nameOf, wordOf: (does: Does) => t(`does.${does}`) }
}
