import type { ResourceNamespaceMap } from 'i18next'
import { useTranslation } from 'react-i18next'
import { createdCount } from '../import-result.ts'
import type { ImportTarget } from './import-target.ts'

type Texts = ResourceNamespaceMap['import']
type GeneralCode = keyof Texts['problems']['codes']
type Key = LeafOf<Texts>
/** The paths of the texts in a tree: `report.created`. */
type LeafOf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${LeafOf<Tree[K]>}`
}[keyof Tree & string]

/** A resource replaces a text of the import by one of the same key below `import` in its own namespace. */
export function useImportTexts({ resource: { path } }: Pick<ImportTarget, 'resource'>) {
  const { t, i18n } = useTranslation('import')
  // Loads them, and renders again once they are there.
  useTranslation(path)

  function own(key: string): string | undefined {
    const text: unknown = i18n.getResource(i18n.language, path, key)
    return typeof text === 'string' ? text : undefined
  }

  const isGeneral = (code: string): code is GeneralCode =>
    i18n.exists(`import:problems.codes.${code}`)

  return {
    text: (key: Key): string => own(`import.${key}`) ?? t(key),
    fieldLabel: (name: string) => own(`fields.${name}`) ?? name,
    createdText: (reference: string) =>
      own(`import.report.${createdCount(reference)}`) ??
      t('report.referencesCreated', { label: own(`fields.${reference}`) ?? reference }),
    problemText: (code: string) =>
      own(`import.problems.codes.${code}`) ??
      own(`form.mistakes.${messageNamed(code)}`) ??
      (isGeneral(code) ? t(`problems.codes.${code}`) : undefined),
  }
}

/** `YEAR_ZERO` becomes `yearZero`. */
const messageNamed = (code: string) =>
  code.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
