import type { Resource } from '#kit/resource/index.ts'
import type { Permissions } from '#rules/permissions.ts'

export function linkTo({ path }: Pick<Resource, 'path'>) {
  const list = `/manager/${path}`
  return {
    list,
    create: `${list}/new`,
    trash: `${list}/trash`,
    detail: (id: string) => `${list}/${id}`,
    update: (id: string) => `${list}/${id}/update`,
  }
}

export type Action = 'read' | 'create' | 'update' | 'delete'

export function needsOf(resource: Pick<Resource, 'name'>, ...actions: Action[]): Permissions
export function needsOf({ name }: Pick<Resource, 'name'>, ...actions: Action[]): object {
  return { [name]: actions }
}
