import type { Action } from '#platform/activity/actions.ts'
import type { Resource } from './resource.ts'

const verbs = ['create', 'update', 'delete', 'bulk', 'import', 'undoImport', 'export'] as const
const trashVerbs = ['restore', 'deletePermanently'] as const

type Recorded = Pick<Resource, 'name' | 'trash' | 'alike'>

export const recordedActions = ({ name, trash, alike }: Recorded): Action[] =>
  [...verbs, ...(trash ? trashVerbs : []), ...(alike ? ['merge'] : [])].map(
    (verb): Action => `${name}.${verb}`,
  )
