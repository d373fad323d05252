import type { ResourceNamespaceMap } from 'i18next'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenBy } from '#i18n/languages.ts'
import { baseName, fieldsOf, labelOf, namespaceOf, type Resource } from '#kit/resource/index.ts'

export const ImportContext = createContext<Resource | null>(null)

type Texts = ResourceNamespaceMap['imports']
type GeneralCode = keyof Texts['problems']['codes']
type PathIn<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? Counted<K> : `${K}.${PathIn<Tree[K]>}`
}[keyof Tree & string]
type Counted<K extends string> = K extends `${infer Key}_${'one' | 'other'}` ? Key : K
export type ImportText = PathIn<Texts>

/** A resource replaces a text of the import by one of the same key below `import` in its own namespace. */
export function useImport() {
  const resource = use(ImportContext)
  if (!resource) throw new Error('An import needs ImportContext around it')
  const namespace = namespaceOf(resource)
  const { t: translate, i18n } = useTranslation([namespace, 'imports'], { nsMode: 'fallback' })

  function own(key: string): string | undefined {
    const text: unknown = i18n.getResource(i18n.language, namespace, key)
    return typeof text === 'string' ? text : undefined
  }
  const text = (key: ImportText, values?: Record<string, string | number>): string =>
    translate([`import.${key}`, `imports:${key}`], { defaultValue: key, ...values })
  const keyOf = (name: string) =>
    fieldsOf(resource).find(([key]) => baseName(key) === name)?.[0] ?? name
  const fieldLabel = (name: string) =>
    own(`fields.${name}`) ?? labelOf(name, resource.fields[keyOf(name)], spokenBy(i18n))
  const isGeneral = (code: string): code is GeneralCode =>
    i18n.exists(`imports:problems.codes.${code}`)
  /** `PRICE_INVALID` of a field without texts of its own. */
  const generalOf = (code: string) =>
    [code, code.split('_').at(-1) ?? ''].find((one): one is GeneralCode => isGeneral(one))

  const generalText = (code: GeneralCode | undefined) => code && text(`problems.codes.${code}`)

  return {
    resource,
    list: `/manager/${resource.path}`,
    text,
    fieldLabel,
    example: (name: string) => own(`import.examples.${name}`),
    creatingText: (name: string) =>
      own(`import.review.creating.${name}`) ??
      text('review.creating.field', { label: fieldLabel(name) }),
    problemText: (code: string) =>
      own(`import.problems.codes.${code}`) ??
      own(`form.mistakes.${messageNamed(code)}`) ??
      generalText(generalOf(code)),
  }
}

const messageNamed = (code: string) =>
  code.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
