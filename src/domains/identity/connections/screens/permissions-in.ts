const words = {
  read: 'view',
  list: 'view',
  get: 'view',
  create: 'add',
  update: 'change',
  delete: 'delete',
} as const

export type Does = (typeof words)[keyof typeof words] | 'manage'

const isWord = (action: string): action is keyof typeof words => Object.hasOwn(words, action)

/** Scopes by their resource, in the few words that a user decides by. */
export function permissionsIn(scopes: readonly string[]): { resource: string; does: Does[] }[] {
  const found = new Map<string, Set<Does>>()
  for (const scope of scopes) {
    const [resource = '', action = ''] = scope.split(':')
    const does = found.get(resource) ?? new Set<Does>()
    found.set(resource, does.add(isWord(action) ? words[action] : 'manage'))
  }
  return [...found].map(([resource, does]) => ({ resource, does: [...does] }))
}
