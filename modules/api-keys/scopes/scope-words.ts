const words = {
  read: 'view',
  list: 'view',
  get: 'view',
  create: 'add',
  update: 'change',
  delete: 'delete',
  manager: 'open',
  leave: 'leave',
  cancel: 'cancel',
  answer: 'answer',
  share: 'share',
  sync: 'sync',
  ban: 'ban',
  revoke: 'end',
  'set-role': 'role',
  'set-email': 'email',
} as const

export type Does = (typeof words)[keyof typeof words] | 'list' | 'details' | 'manage'

const isWord = (action: string): action is keyof typeof words => Object.hasOwn(words, action)

export function doesOf(scope: string): Does {
  const [, action = ''] = scope.split(':')
  return isWord(action) ? words[action] : 'manage'
}

/** The words of `doesOf`, different for each scope of a resource. */
export function ownDoesOf(scope: string): Does {
  if (scope.endsWith(':list')) return 'list'
  return scope.endsWith(':get') ? 'details' : doesOf(scope)
}

export const resourceOf = (scope: string): string => scope.split(':')[0] ?? ''

/** Scopes by their resource, in the order of the first scope of each. */
export const byResource = (scopes: readonly string[]): Map<string, string[]> =>
  Map.groupBy(scopes, resourceOf)
