import type { ResourceNamespaceMap } from 'i18next'
import { type ComponentProps, createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenBy } from '#i18n/languages.ts'
import type { LinkButton } from '#ui/actions/link-button.tsx'
import { baseName, fieldsOf, labelOf, namespaceOf, type Resource } from '../../resource/index.ts'
import { createdCount } from '../import-result.ts'

export interface ImportTarget {
  resource: Resource
  list: ComponentProps<typeof LinkButton>['to']
}

export const ImportContext = createContext<ImportTarget | null>(null)

type Texts = ResourceNamespaceMap['import']
type GeneralCode = keyof Texts['problems']['codes']
type PathIn<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${PathIn<Tree[K]>}`
}[keyof Tree & string]

/** A resource replaces a text of the import by one of the same key below `import` in its own namespace. */
export function useImport() {
  const target = use(ImportContext)
  if (!target) throw new Error('An import needs ImportContext around it')
  const { path } = target.resource
  const { t, i18n } = useTranslation('import')
  useTranslation(namespaceOf(target.resource))

  function own(key: string): string | undefined {
    const text: unknown = i18n.getResource(i18n.language, path, key)
    return typeof text === 'string' ? text : undefined
  }

  const fieldWithBase = (base: string) =>
    fieldsOf(target.resource).find(([name]) => baseName(name) === base)?.[1]
  const fieldLabel = (name: string) =>
    own(`fields.${name}`) ?? labelOf(name, fieldWithBase(name), spokenBy(i18n))
  const isGeneral = (code: string): code is GeneralCode =>
    i18n.exists(`import:problems.codes.${code}`)

  return {
    ...target,
    text: (key: PathIn<Texts>): string => own(`import.${key}`) ?? t(key),
    fieldLabel,
    createdText: (reference: string) =>
      own(`import.report.${createdCount(reference)}`) ??
      t('report.referencesCreated', { label: fieldLabel(reference) }),
    problemText: (code: string) =>
      own(`import.problems.codes.${code}`) ??
      own(`form.mistakes.${messageNamed(code)}`) ??
      (isGeneral(code) ? t(`problems.codes.${code}`) : undefined),
  }
}

const messageNamed = (code: string) =>
  code.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
