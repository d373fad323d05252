import type { Action } from '#platform/activity/actions.ts'
import type { Resource } from './resource.ts'

const verbs = ['create', 'update', 'delete', 'bulk', 'import', 'export'] as const
const trashVerbs = ['restore', 'deletePermanently'] as const

export const recordedActions = ({ name, trash }: Pick<Resource, 'name' | 'trash'>): Action[] =>
  [...verbs, ...(trash ? trashVerbs : [])].map((verb): Action => `${name}.${verb}`)
