import type { i18n as I18n } from 'i18next'
import { loadRecorded } from '#kit/activity/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { resourceOf } from './scope-words.ts'

/** The texts that name these scopes. */
export async function prepareScopes(
  { i18n, parts }: { i18n: I18n; parts: Parts },
  scopes: readonly string[],
): Promise<void> {
  const [{ resources }] = await Promise.all([loadRecorded(parts), i18n.loadNamespaces('scopes')])
  const unnamed = scopes.flatMap((scope) => {
    const resource = resources.get(resourceOf(scope))
    const isNamed = i18n.exists(`scopes:resources.${resourceOf(scope)}`)
    return resource && !isNamed ? [namespaceOf(resource)] : []
  })
  await i18n.loadNamespaces([...new Set(unnamed)])
}
