import type { Key } from '../key.ts'

/** The texts of ending it: an app is disconnected, a key revoked. */
export const endingOf = ({ isApp }: Pick<Key, 'isApp'>) => (isApp ? 'disconnect' : 'revoke')
