import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { namespaces, serverTexts } from '#i18n/texts.server.ts'
import type { TextTree } from '#i18n/texts.ts'
import { isTextTree } from '#i18n/untranslated.ts'
import { labelOf, namespaceOf, type Resource } from '#kit/resource/index.ts'
import { type ColumnFields, fieldsNamed, importFields } from '../import-fields.ts'
import type { SampleColumn } from '../reading/sample.ts'
import { matchByContent } from './match-content.server.ts'

/** The field that each column of a file fills: by its name in any language, or else by its values. */
export function matchColumns(resource: Resource, columns: SampleColumn[]): ColumnFields {
  const named = fieldsNamed(
    withLabels(resource),
    columns.map(({ name }) => name),
  )
  // Two columns may have a field's own name.
  const once = named.map((field, at) => (field && named.indexOf(field) === at ? field : null))
  return matchByContent(resource, columns, once)
}

/** Their labels in every language name the fields, too. */
export function withLabels(resource: Resource): Pick<Resource, 'fields'> {
  const fields = importFields(resource).map(({ key, name, importNames = [], ...field }) => {
    const path = [...(resource.texts ? [resource.texts.group] : []), 'fields', name]
    const labels = LANGUAGES.map(
      (language) => textIn(textsOf(resource, language), path) ?? labelOf(key, field, language),
    )
    return [key, { ...field, importNames: [...importNames, ...labels] }] as const
  })
  return { fields: Object.fromEntries(fields) }
}

/** Only a resource of a test has no texts. */
const textsOf = (resource: Resource, language: Language): TextTree =>
  namespaces().includes(namespaceOf(resource)) ? serverTexts(language, namespaceOf(resource)) : {}

function textIn(tree: TextTree, [first = '', ...rest]: string[]): string | undefined {
  const found = tree[first]
  if (typeof found === 'string') return rest.length === 0 ? found : undefined
  return isTextTree(found) ? textIn(found, rest) : undefined
}
