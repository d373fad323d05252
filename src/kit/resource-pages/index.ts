export type { AddedPage } from './added-page.ts'
export type { Search } from '#kit/resource/index.ts'
export { resourceCommands, resourceSearch } from './commands.tsx'
export { DuplicatesPage } from './duplicates/duplicates-page.tsx'
export { prepareDuplicatesPage } from './duplicates/prepare-duplicates-page.ts'
export { CreatePage } from './form/create-page.tsx'
export { newOption, type OwnInputProps, resourceForm } from './form/form-options.ts'
export { UpdatePage } from './form/update-page.tsx'
export { OwnScript } from './list/columns.tsx'
export { ListPage } from './list/list-page.tsx'
export { LiveChanges } from './list/live-changes.tsx'
export {
  fetchList,
  type ListContext,
  prepareListPage,
  prepareResourceList,
} from './list/prepare-list-page.ts'
export { ResourceList } from './list/resource-list.tsx'
export { RowMark, RowTitle, SecondLine, TitleLink } from './list/row-title.tsx'
export { type DescribedList, useColumns } from './list/use-columns.ts'
export { useResourceList } from './list/use-resource-list.ts'
export { recordQuery } from './record/record-query.ts'
export { referenceTo } from './reference-to.tsx'
export { resourceDetail } from './record/detail-options.ts'
export { DetailPage } from './record/detail-page.tsx'
export {
  prepareCreatePage,
  prepareDetailPage,
  prepareUpdatePage,
} from './record/prepare-record-page.ts'
export { type Reference, resourceScreens, type Screens, type ViewOf } from './screens.ts'
export { prepareTrashPage } from './trash/prepare-trash-page.ts'
export { TrashPage } from './trash/trash-page.tsx'
export { registeredSearch, useRegisteredCommands } from './registered/registered-palette.tsx'
export { ResourcePage } from './registered/resource-page.tsx'
export type { Resources } from './registered/resources.ts'
