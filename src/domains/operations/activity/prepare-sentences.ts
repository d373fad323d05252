import type { i18n as I18n } from 'i18next'
import { loadRecorded, type Recorded } from '#kit/activity/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'

/** The texts from which sentences about all kinds of records are made. */
export async function prepareSentences({ i18n, parts }: { i18n: I18n; parts: Parts }) {
  const recorded = await loadRecorded(parts)
  await i18n.loadNamespaces(['activity', 'devices', ...namespacesOf(recorded)])
  await i18n.loadNamespaces(namespacesWanted(i18n, recorded))
  return recorded
}

const namespacesOf = ({ targets }: Recorded) =>
  [...targets.values()].flatMap(({ namespace = [] }) => namespace)

const namespacesWanted = (i18n: I18n, { resources }: Recorded) =>
  [...resources.values()].flatMap((resource) =>
    i18n.exists(`activity:kinds.${resource.name}`) ? [] : namespaceOf(resource),
  )
