import { itemsOf, mutationOf } from '#kit/api/index.ts'

const under = ['account']
const renew = [...under, 'keys']

export const keysQuery = itemsOf('keys.list', {}, { under })
export const allKeysQuery = itemsOf('keys.list', { of: 'everyone' }, { under })
export const organizationKeysQuery = (organizationId: string) =>
  itemsOf('keys.list', { organizationId }, { under })

export const createKeyMutation = mutationOf('keys.create', { renew })
export const rotateKeyMutation = mutationOf('keys.rotate', { renew })
export const revokeKeyMutation = mutationOf('keys.revoke', { renew })
