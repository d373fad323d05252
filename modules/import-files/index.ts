export { type Fix, fixSchema, isSameKind } from './fixes.ts'
export {
  type ColumnFields,
  fieldsNamed,
  importFields,
  importNames,
  type Mapping,
  type Matching,
} from './import-fields.ts'
export { type Counts, type Problem, problemOf } from './import-result.ts'
export { saveTable } from './save-table.ts'
export { templateOf } from './template.ts'
