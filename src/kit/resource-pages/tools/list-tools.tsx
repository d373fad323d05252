import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { CellTools } from '../cells/cell-tools.tsx'
import { needsOf } from '../link-to.ts'
import type { ListToolsProps } from '../list-tools-props.ts'
import { useToolCommands } from './use-tool-commands.tsx'

export { ListChanges } from './list-changes.tsx'

const peeking = createOnDemand(() => import('../peek/peek.tsx'))

/** The tools that a list loads once a row is in use: cells that can be edited, a panel for the row, and more keys. */
export function ListTools(props: ListToolsProps) {
  const { screens, isPeeking } = props
  const mayUpdate = useAllowed(needsOf(screens.resource, 'update'))
  const peek = useOnceWanted(peeking, isPeeking, () => props.setPeeking(false))
  useToolCommands(props)
  return (
    <>
      {mayUpdate && <CellTools {...props} />}
      {peek && isPeeking && <peek.Peek {...props} />}
    </>
  )
}
