export {
  baseName,
  fieldOf,
  fieldsOf,
  filtersOf,
  isSearched,
  listedFieldsOf,
  sortsOf,
} from './describe.ts'
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
export { decimalOf, digitsOf, minorUnitsOf, money } from './kinds/money.ts'
export {
  type ChangeOf,
  defineResource,
  type DraftOf,
  type FilterOf,
  type RecordOf,
  type Resource,
  type SortOf,
  type SummaryOf,
  withImportNames,
} from './resource.ts'
export { references } from './kinds/references.ts'
export { namespaceOf } from './namespace.ts'
export { recordedActions } from './recorded-actions.ts'
export { rulesOf, schemasOf } from './schemas.ts'
