import type { i18n as I18n, ResourceNamespaceMap } from 'i18next'

type JobName = keyof ResourceNamespaceMap['jobs']['names']

export function jobNameIn(i18n: I18n, name: string): string {
  const isKnown = (known: string): known is JobName => i18n.exists(`jobs:names.${known}`)
  return isKnown(name) ? i18n.getFixedT(null, 'jobs')(`names.${name}`) : name
}
