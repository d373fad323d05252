import { useTranslation } from 'react-i18next'
import { useRecorded } from '#kit/activity/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { scopeTexts } from './scope-texts.ts'
import { byResource } from './scope-words.ts'

export function useScopeTexts(scopes: readonly string[]) {
  const recorded = useRecorded()
  const { i18n, ready: isNamed } = useTranslation('scopes', { useSuspense: false })
  const others = [...byResource(scopes).keys()].flatMap((name) => {
    const resource = recorded.resources.get(name)
    return isNamed && resource && !i18n.exists(`scopes:resources.${name}`)
      ? [namespaceOf(resource)]
      : []
  })
  const { ready } = useTranslation(others, { useSuspense: false })
  return { isReady: isNamed && ready, ...scopeTexts(i18n, recorded) }
}
