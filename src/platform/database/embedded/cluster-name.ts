import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { product } from '#rules/product.ts'
import type { Home } from './home.ts'

export const settingsFile = ({ user }: { user: string }) => `${user}.conf`

/** The user and the database of a cluster keep the id that the product had when it was created. */
export function clusterName({ data }: Pick<Home, 'data'>): string {
  const file = join(data, 'postgresql.conf')
  const settings = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /^include = '(.+)\.conf'$/m.exec(settings)?.[1] ?? product.id
}
