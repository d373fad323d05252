export { type AddedLink, type AddedPage, linkToAdded } from './added-page.ts'
export type { Search } from '#kit/resource/index.ts'
export { useCellText } from './use-cell-text.ts'
export { changeShown, recordsChanged } from './changes.ts'
export { CreatePage } from './record/create-page.tsx'
export {
  type FormFieldsProps,
  newOption,
  type OwnInputProps,
  resourceForm,
  type Value,
  type Values,
} from './kinds/form-options.ts'
export { UpdatePage } from './record/update-page.tsx'
export { OwnScript } from './list/columns.tsx'
export { ListMore } from './list/list-more.tsx'
export { ListPage } from './list/list-page.tsx'
export { isOnDemand, valueOnDemand } from './kinds/value-on-demand.tsx'
export { linkTo, needsOf } from './link-to.ts'
export {
  type BulkActionProps,
  type ListActionProps,
  type ListActions,
  type ListContext,
  type ListNewsProps,
  type ListToolProps,
  type ManagerModule,
  ManagerModules,
  type RecordNewsProps,
  type RecordToolProps,
} from './manager-module.ts'
export type { BulkToolProps, ListParts } from './list-parts.ts'
export type { ListToolsProps } from './list-tools-props.ts'
export { setAction } from './list-state/use-bulk-records.ts'
export { LiveChanges } from './list/live-changes.tsx'
export { fetchList, prepareListPage, prepareResourceList } from './list/prepare-list-page.ts'
export { ResourceList } from './list/resource-list.tsx'
export { RowMark, RowTitle, SecondLine, TitleLink } from './list/row-title.tsx'
export { type DescribedList, useColumns } from './list/use-columns.ts'
export { useListActions } from './list/use-list-actions.ts'
export { useResourceList } from './list-state/use-resource-list.ts'
export {
  nameOf,
  type Options,
  prepareReferences,
  referencesOf,
  textOf,
  WithOptions,
} from './references.tsx'
export { referenceTo } from './reference-to.tsx'
export { type DetailScreens, resourceDetail } from './record/detail-options.ts'
export { FactsPending } from './record/detail-pending.tsx'
export { oneQuery } from './record/record-query.ts'
export { RecordFacts, type RecordFactsPart, type RecordFactsProps } from './record/record-facts.tsx'
export { DetailPage } from './record/detail-page.tsx'
export {
  prepareCreatePage,
  prepareDetailPage,
  prepareUpdatePage,
} from './record/prepare-record-page.ts'
export {
  type AnyRecord,
  type BulkAction,
  type BulkPreview,
  type Reference,
  resourceScreens,
  type Screens,
  type ViewOf,
} from './screens.ts'
export { updateMutation } from './mutations.ts'
export { AwaitedOptions } from './form/awaited-options.tsx'
export { FormPending } from './form/form-pending.tsx'
export { useMistakes } from './form/use-mistakes.ts'
export { ValueInput } from './form/value-input.tsx'
export { useVersionWords } from './form/use-version-words.tsx'
export { valuesOf } from './form/values.ts'
export { prepareTrashPage } from './trash/prepare-trash-page.ts'
export { TrashPage } from './trash/trash-page.tsx'
export { ResourcePage } from './registered/resource-page.tsx'
export type { Resources } from './registered/resources.ts'
export { useResourceTexts } from './use-resource-texts.ts'
