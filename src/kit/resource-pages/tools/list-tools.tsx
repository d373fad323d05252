import type { ListParts } from '../list-parts.ts'
import type { ListToolsProps } from '../list-tools-props.ts'
import { useToolCommands } from './use-tool-commands.tsx'

export { ListChanges } from './list-changes.tsx'

interface ModularProps extends ListToolsProps {
  /** Undefined until they have loaded. */
  parts: readonly ListParts[] | undefined
}

/** The tools that a list loads once a row is in use: a panel for the row, and more keys. */
export function ListTools({ parts, ...props }: ModularProps) {
  useToolCommands(props)
  const RowTool = parts?.find((part) => part.RowTool)?.RowTool
  const RowPanel = parts?.find((part) => part.RowPanel)?.RowPanel
  return (
    <>
      {RowTool && <RowTool {...props} />}
      {RowPanel && <RowPanel {...props} />}
    </>
  )
}
