import type { i18n as I18n, ResourceLanguage } from 'i18next'
import { spokenBy, withFallback } from './languages.ts'

type Values = Readonly<Record<string, unknown>> & { lng?: string; ns?: string | string[] }

const PLACEHOLDER = /{{(.*?)}}/g

/** A page asks for hundreds of texts, and most have neither plural forms nor formats (docs/decisions/0007). */
export function findPlainTexts(i18n: I18n) {
  i18n.t = new Proxy(i18n.t, {
    apply: (translate, self, [keys, values = {}]: [string | string[], Values?]): unknown =>
      plainText(i18n, keys, values) ?? Reflect.apply(translate, self, [keys, values]),
  })
}

function plainText(i18n: I18n, keys: string | string[], values: Values): string | undefined {
  if (values.count !== undefined || values.context !== undefined) return undefined
  const codes = withFallback(spokenBy({ language: values.lng ?? i18n.language }))
  for (const key of [keys].flat()) {
    const [name = key, ...outer] = key.split(':').toReversed()
    const namespaces =
      outer.length > 0 ? outer : [values.ns ?? (i18n.options.defaultNS || [])].flat()
    for (const namespace of namespaces) {
      for (const code of codes) {
        const text = textAt(i18n.store.data[code], [namespace, ...name.split('.')])
        if (typeof text === 'string') return fill(text, values)
      }
    }
  }
  return undefined
}

const textAt = (texts: ResourceLanguage | undefined, path: string[]) =>
  path.reduce<unknown>((tree, step) => (isTree(tree) ? tree[step] : undefined), texts)

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Undefined if a placeholder has a format or no value, or the text contains another. */
function fill(text: string, values: Values): string | undefined {
  if (text.includes('$t(')) return undefined
  const names = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name.trim())
  if (names.some((name) => !['string', 'number'].includes(typeof values[name]))) return undefined
  return text.replaceAll(PLACEHOLDER, (_, name: string) => String(values[name.trim()]))
}
