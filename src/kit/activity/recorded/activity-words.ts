import type { i18n as I18n, ParseKeys } from 'i18next'
import { spokenBy } from '#i18n/languages.ts'
import { baseName, labelOf, namespaceOf } from '#kit/resource/index.ts'
import type { Recorded } from './recorded.ts'

type Key = ParseKeys<'activity'>
type Values = Record<string, string | number>

export function activityWords(i18n: I18n, { resources }: Pick<Recorded, 'resources'>) {
  const t = i18n.getFixedT(null, 'activity')
  const isKey = (key: string): key is Key => i18n.exists(key, { ns: 'activity', count: 1 })

  function textOf(keys: string[], values: Values = {}): string | undefined {
    const key = keys.find(isKey)
    return key === undefined ? undefined : t(key, values)
  }

  function ownText(targetType: string, key: string): string | undefined {
    const resource = resources.get(targetType)
    if (!resource) return undefined
    const namespace = namespaceOf(resource)
    const keys = resource.texts ? [`${resource.texts.group}.${key}`, key] : [key]
    return keys
      .map((one): unknown => i18n.getResource(i18n.language, namespace, one))
      .find((text) => typeof text === 'string')
  }

  const kindOf = (targetType: string): string =>
    textOf([`kinds.${targetType}`]) ?? ownText(targetType, 'caption') ?? targetType

  const standard = (part: 'names' | 'sentences', action: string, values: Values = {}) => {
    const [targetType = '', verb = ''] = action.split('.')
    const isTrash = verb === 'delete' && resources.get(targetType)?.trash
    const words = { ...values, kind: kindOf(targetType) }
    return textOf([`standard.${part}.${isTrash ? 'trash' : verb}`], words) ?? action
  }

  return {
    textOf,
    kindOf,
    captionOf: (targetType: string) => ownText(targetType, 'caption'),
    actionName: (action: string): string =>
      textOf([`actions.${action}`]) ?? standard('names', action),
    sentence: (action: string, values: Values): string =>
      textOf([`said.${action}`], values) ?? standard('sentences', action, values),
    goneOf: (targetType: string): string => textOf([`gone.${targetType}`, 'gone.other']) ?? '',
    fieldName: (targetType: string, name: string): string =>
      textOf([`fields.${name}`]) ??
      ownText(targetType, `fields.${baseName(name)}`) ??
      labelOf(name, resources.get(targetType)?.fields[name], spokenBy(i18n)),
    valueName: (targetType: string, name: string, value: string): string =>
      ownText(targetType, `choices.${name}.${value}`) ?? value,
  }
}
