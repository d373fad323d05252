import type { Pool } from 'pg'
import type { Place } from '../../../tests/outside/outside.ts'
import type { Database } from '../database/database.ts'

/** `acting` is a manager who impersonates a reader; the last two are programs with a key of every scope. */
export const callers = [
  'stranger',
  'banned',
  'reader',
  'acting',
  'manager',
  'demoManager',
  'readerKey',
  'managerKey',
] as const
export type Caller = (typeof callers)[number]

type Access =
  | 'yes'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'IMPERSONATING'
  | 'DEMO_MODE'
  | 'KEY_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'ORGANIZATION_REQUIRED'
export type Row = Record<Caller, Access>

const strangers = { stranger: 'UNAUTHORIZED', banned: 'UNAUTHORIZED' } as const

export const signedIn: Row = {
  ...strangers,
  reader: 'yes',
  acting: 'yes',
  manager: 'yes',
  demoManager: 'yes',
  readerKey: 'yes',
  managerKey: 'yes',
}
export const everyone: Row = { ...signedIn, stranger: 'yes', banned: 'yes' }
export const managers: Row = {
  ...signedIn,
  reader: 'FORBIDDEN',
  acting: 'FORBIDDEN',
  readerKey: 'FORBIDDEN',
}
export const managersChanging: Row = { ...managers, demoManager: 'DEMO_MODE' }
export const ownReading: Row = { ...signedIn, acting: 'IMPERSONATING' }

const keyless = { readerKey: 'KEY_NOT_ALLOWED', managerKey: 'KEY_NOT_ALLOWED' } as const

/** Calls that need a browser's session: keys, impersonation. */
export const withoutKey = (row: Row): Row => ({
  ...row,
  ...keyless,
  ...(row.reader === 'FORBIDDEN' && { readerKey: 'FORBIDDEN' }),
})

/** Organizations are included: each caller owns one. */
export const changing: Row = { ...ownReading, demoManager: 'DEMO_MODE' }

/** Changes allowed while impersonating: they give no power and affect no other user. */
export const supporting: Row = { ...signedIn, demoManager: 'DEMO_MODE' }

export interface World {
  /** The caller's address. */
  email: string
  /** A user who may be changed. */
  userId: string
  variant: string
}

/** A described resource in the rows and calls of a test. */
export interface SampledResource {
  name: string
  /** Its place among the resources, which tells its rows from those of others. */
  place: number
  /** The caller's address. */
  email: string
  /** The values of a record, by the names of its fields. */
  values: Record<string, unknown>
  keptId: string
}

interface SampledRecords {
  place: number
  keptId: string
  /** A record that is alike by `rule`, if the description has one. */
  alikeId: string
  rule: string | undefined
}

type Orm = Pick<Database, 'orm'>

/** Calls that a module adds to each resource, by their names after its path. */
interface ResourceSamples {
  verbs: Record<string, { needs: readonly string[]; isReading?: boolean }>
  /** Verbs that get a file of records. */
  files?: readonly string[]
  bodies: (records: SampledRecords) => Record<string, object>
  idFor?: (verb: string, place: number) => string | undefined
  fill?: (database: Orm, resource: SampledResource) => Promise<unknown>
  clear?: (database: Orm) => Promise<unknown>
}

/** The samples with which every caller tries a domain's calls. */
export interface CallSamples {
  /** Who may call what. Described resources need no rows. */
  matrix: Record<string, Row>
  ofResources?: ResourceSamples
  /** The values of a valid call, apart from those of its path. */
  bodies?: Record<string, object>
  /** Calls below `/api/auth`, by their path, with the values of a valid one. The reference leaves out those that lead through a browser. */
  signIn?: Record<string, { row: Row; body?: object; inBrowser?: true }>
  /** The configuration that the calls need. */
  variables?: Record<string, string>
  /** The services elsewhere that the calls ask, by host and path. */
  outside?: Record<string, Place>
  /** Procedures that read by POST. */
  reads?: readonly string[]
  /** The CSV files of uploads. */
  files?: Record<string, string>
  tables?: readonly string[]
  /** SQL for the columns of a table that a call may change, where others change with any call. */
  parts?: readonly string[]
  /** SQL that deletes the rows of `fill`. */
  clear?: string
  fill?: (pool: Pool, world: World) => Promise<unknown>
  /** Procedures with the same variant share their rows. */
  variantOf?: (procedure: string) => string
  /** Ids by the name of a field, for any call. */
  ids?: Record<string, string>
  /** Names of records by their resource, for imports. */
  names?: Record<string, string>
  /** The values of a procedure's path. */
  placesOf?: (procedure: string) => Record<string, string | undefined> | undefined
  /** Calls that need no session, by method and address. */
  open?: readonly string[]
  /** Makes records by the API that a backup must bring back; `ids` are of records that are there. */
  make?: (
    send: (method: 'POST' | 'PUT', path: string, body: object) => Promise<{ id: string }>,
    ids: Record<string, string>,
  ) => Promise<unknown>
  /** Makes what lets a program call with these scopes in the name of its owner. */
  bearerOf?: (
    owner: {
      send: (
        method: string,
        path: string,
        value: unknown,
      ) => Promise<{ status: number; json: unknown }>
    },
    scopes: readonly string[],
  ) => Promise<string>
  /** Searches that a null byte must not harm, by their address. */
  searches?: Record<string, object>
  /** Calls whose text must not end in half a character. */
  halves?: readonly (readonly [path: string, method: string, body: object])[]
}
