import type { AnyProcedure } from '@orpc/server'
import type { ApiMeta } from '#platform/context/upload.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import type { Asked } from '#platform/http/test-client.ts'
import { fromHere } from '#platform/http/test-server.ts'
import {
  bodies as ownBodies,
  files,
  ids,
  names,
  newRows,
  parts,
  placesOf,
  tables,
  variantOf,
} from '../test-domains.server.ts'
import { resourceBodies, resourceFiles, resourceTables } from '../test-resources.server.ts'

export const bodies: Record<string, object> = { ...resourceBodies(ids), ...ownBodies }

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const uploads: Record<string, Asked> = {
  'files.create': { headers: fromHere, body: onePixel },
  'files.createLogo': { headers: fromHere, body: onePixel },
  'account.setPicture': { headers: fromHere, body: onePixel },
  ...Object.fromEntries(
    Object.entries({ ...resourceFiles(names), ...files }).map(([name, body]) => [
      name,
      { headers: { ...fromHere, 'content-type': 'text/csv' }, body },
    ]),
  ),
}

export function metaOf(procedure: AnyProcedure): ApiMeta {
  const definition: { meta: ApiMeta } = procedure['~orpc']
  return definition.meta
}
export const methodOf = (procedure: AnyProcedure) => procedure['~orpc'].route.method ?? 'POST'

export function targetOf(name: string, procedure: AnyProcedure) {
  const { path = '' } = procedure['~orpc'].route
  const places = placesOf(name)
  return `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, place: string) => `${places[place]}`)}`
}

/** A sum of each table whose rows a call may change, in one statement: a test asks for it twice. */
const contents = [
  ...resourceTables,
  ...tables,
  ...parts,
  'files',
  'user_pictures',
  'undoable_acts',
  '(SELECT id FROM sessions WHERE user_id = $1)',
  '(SELECT id, active_organization_id FROM sessions)',
]
  .map(
    (rows) =>
      `SELECT md5(string_agg(one::text, '|' ORDER BY one::text)) AS sum FROM ${rows} AS one`,
  )
  .join(' UNION ALL ')

/** The rows that a call may change, made again when the last call changed them. */
export function callRows(database: TestDatabase, userId: string) {
  let present: { world: string; rows: string } | undefined

  async function rowsNow() {
    const rows = await everyRow(database, contents, [userId])
    return JSON.stringify(rows)
  }

  async function rowsFor(name: string, email: string) {
    const world = { email, userId, variant: variantOf(name) }
    const asked = JSON.stringify(world)
    if (present?.world !== asked) {
      await newRows(database, world)
      present = { world: asked, rows: await rowsNow() }
    }
    return present.rows
  }

  /** Whether rows have changed since. */
  async function isChanged(before: string): Promise<boolean> {
    const changed = (await rowsNow()) !== before
    if (changed) present = undefined
    return changed
  }
  return { rowsFor, isChanged }
}

interface Sent {
  method: string
  upload: Asked | undefined
  value: object
}
type Ask = (target: string, asked: Asked) => Promise<{ status: number; json: unknown }>

/** A program sends no cookie and no origin. */
export function askByKey(ask: Ask, key: string, target: string, { method, upload, value }: Sent) {
  const authorization = `Bearer ${key}`
  const { headers: { 'content-type': type = 'application/octet-stream' } = {}, body } = upload ?? {}
  if (upload) return ask(target, { method, headers: { authorization, 'content-type': type }, body })
  if (method === 'GET') return ask(target, { headers: { authorization } })
  const text = JSON.stringify(value)
  const length = { 'content-length': `${Buffer.byteLength(text)}` }
  const headers = { authorization, 'content-type': 'application/json', ...length }
  return ask(target, { method, headers, body: text })
}
