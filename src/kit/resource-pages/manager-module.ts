import type { QueryClient } from '@tanstack/react-query'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Namespace } from '#i18n/texts.ts'
import type { Activity } from '#kit/activity/index.ts'
import type { PageContext } from '#kit/page/index.ts'
import type { RecordListState } from '#kit/record-list/index.ts'
import type { Resource, Search, View } from '#kit/resource/index.ts'
import type { Place } from '#layouts/commands/command.ts'
import type { OnDemand } from '#ui/first-use/on-demand.ts'
import type { Screens } from './screens.ts'

export interface ListToolProps {
  resource: Resource
  search: Search
  /** The shown columns, in their order. */
  columns: readonly string[]
  onResetColumns: (() => void) | undefined
  /** Stands beside the tool. */
  children: ReactNode
}

/** A tool in the bar of a list. */
interface ListTool {
  texts: Namespace
  /** A parameter of the list's address that stays when filters change. */
  param: string
  /** The columns that the address brings instead of the user's own. */
  columnsIn: (
    queryClient: QueryClient,
    search: Search,
  ) => { id: string; columns: readonly string[] | null } | undefined
  Bar: AsyncRouteComponent<ListToolProps>
}

export interface RecordToolProps {
  screens: Screens
  id: string
}

/** A tool on the page of a record. */
interface RecordTool {
  /** A record whose address has this parameter shows this page instead. */
  param: string
  Page: AsyncRouteComponent<RecordToolProps & { value: string }>
  /** Follows each change in the record's activity; `newer` are those after it. */
  ActivityAction: AsyncRouteComponent<
    RecordToolProps & { activity: Activity; newer: readonly Activity[] }
  >
}

export interface ListNewsProps {
  resource: string
  rows: readonly { id: string; version?: number }[]
  onShow: () => void
}

export interface RecordNewsProps {
  resource: string
  record: { id: string; version: number }
  /** Its form has changes that are not saved. */
  isDirty?: boolean
  onShow?: () => void
}

/** Tells what other users change. */
export interface News {
  /** Above a list. */
  ListNews: ComponentType<ListNewsProps>
  /** Above a record. */
  RecordNews: ComponentType<RecordNewsProps>
}

export interface ListActionProps {
  resource: Pick<Resource, 'path'>
  view: View
}

export interface BulkActionProps extends ListActionProps {
  selection: Pick<RecordListState<never>['selection'], 'ids' | 'isAll'>
}

export interface ListActions {
  /** Acts on the whole list, from its menu. */
  MenuItem: ComponentType<ListActionProps>
  /** Acts on a selection, from its bar. */
  BulkButton: ComponentType<BulkActionProps>
}

interface ManagerFrame {
  name: string
  prepare: (queryClient: QueryClient) => unknown
  /** May change the navigation. */
  Around: ComponentType<{ children: ReactNode }>
  /** Follows an item of the navigation. */
  UnderPlace: ComponentType<Pick<Place, 'to' | 'label'>>
}

/** Shows an admin what a feature asks of them. */
interface AdminNeedPart {
  /** Above the back office, as long as it is open. */
  Banner: ComponentType
  /** The page shown in place of the back office. */
  Screen: ComponentType
}

/** The side of a folder of `modules/` that the back office loads with each of its pages. */
export interface ManagerModule {
  /** The parts by error code. */
  adminNeeds?: { [code: string]: AdminNeedPart | undefined }
  frame?: ManagerFrame
  /** At most one is there. Its code comes with the menu or the bar of a selection. */
  listActions?: OnDemand<ListActions>
  listTool?: ListTool
  /** At most one is there. Its code comes once a page is at rest. */
  news?: OnDemand<News>
  recordTool?: RecordTool
}

export const ManagerModules = createContext<readonly ManagerModule[]>([])

export const newsOf = (modules: readonly ManagerModule[]) => modules.find(({ news }) => news)?.news

export const listActionsOf = (modules: readonly ManagerModule[]) =>
  modules.find(({ listActions }) => listActions)?.listActions

/** The tools of these modules, in their order. */
export const listToolsOf = (modules: readonly ManagerModule[] = []): ListTool[] =>
  modules.flatMap(({ listTool = [] }) => listTool)

export const recordToolsOf = (modules: readonly ManagerModule[] = []): RecordTool[] =>
  modules.flatMap(({ recordTool = [] }) => recordTool)

export interface ListContext extends PageContext {
  /** Pages outside the back office have none. */
  managerModules?: readonly ManagerModule[]
}
