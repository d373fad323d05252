export {
  baseName,
  bulkFieldsOf,
  fieldOf,
  fieldsOf,
  isSearched,
  listedFieldsOf,
  sortsOf,
} from './describe.ts'
export { complete } from './filters/check-filter.ts'
export { type Filter, formOf, filtersOf } from './filters/filter.ts'
export { recentDays } from './filters/days.ts'
export { endsIn, rangeText } from './filters/range.ts'
export { listOfValues, valuesIn } from './filters/values.ts'
export {
  addressIn,
  belongsTo,
  dependsOnZone,
  type ListAddress,
  type Search,
  type View,
  viewOf,
} from './list-address.ts'
export { labelOf, longestText, messagesOf } from './messages.ts'
export {
  boolean,
  choice,
  date,
  email,
  type Field,
  type FieldKind,
  hue,
  longText,
  number,
  picture,
  reference,
  text,
  url,
  year,
} from './fields.ts'
export { dateTime } from './kinds/date-time.ts'
export { language } from './kinds/language.ts'
export { languageCodes, languageNamed } from './kinds/language-names.ts'
export { decimalOf, digitsOf, minorUnitsOf, money } from './kinds/money.ts'
export {
  type ChangeOf,
  defineResource,
  type DraftOf,
  type FilterOf,
  type RecordOf,
  type Resource,
  type SetAction,
  type SortOf,
  type SummaryOf,
  withImportNames,
} from './resource.ts'
export { references } from './kinds/references.ts'
export { namespaceOf } from './namespace.ts'
export { recordedActions } from './recorded-actions.ts'
export { rulesOf, schemasOf } from './schemas.ts'
