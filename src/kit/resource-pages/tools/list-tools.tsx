import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import type { ListParts } from '../list-parts.ts'
import type { ListToolsProps } from '../list-tools-props.ts'
import { useToolCommands } from './use-tool-commands.tsx'

export { ListChanges } from './list-changes.tsx'

const peeking = createOnDemand(() => import('../peek/peek.tsx'))

interface ModularProps extends ListToolsProps {
  /** Undefined until they have loaded. */
  parts: readonly ListParts[] | undefined
}

/** The tools that a list loads once a row is in use: a panel for the row, and more keys. */
export function ListTools({ parts, ...props }: ModularProps) {
  const { isPeeking } = props
  const peek = useOnceWanted(peeking, isPeeking, () => props.setPeeking(false))
  useToolCommands(props)
  const RowTool = parts?.find((part) => part.RowTool)?.RowTool
  return (
    <>
      {RowTool && <RowTool {...props} />}
      {peek && isPeeking && <peek.Peek {...props} />}
    </>
  )
}
