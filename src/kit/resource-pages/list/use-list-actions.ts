import { use } from 'react'
import { createOnDemand, type OnDemand } from '#ui/first-use/on-demand.ts'
import { useOnce } from '#ui/first-use/use-first-use.ts'
import { type ListActions, listActionsOf, ManagerModules } from '../manager-module.ts'

type Loaded = Partial<ListActions>

const none: OnDemand<Loaded> = createOnDemand(() => Promise.resolve({}))

/** Undefined until they are wanted and have loaded. */
export const useListActions = (isWanted: boolean): Loaded | undefined =>
  useOnce<Loaded>(listActionsOf(use(ManagerModules)) ?? none, isWanted)
