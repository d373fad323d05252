import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { importJob } from '#modules/imports/index.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { importerOn } from './test-importer.server.ts'

/** An import, or a refusal. */
const answer = z.looseObject({
  id: z.string().default(''),
  state: z.string().default(''),
  fields: z.array(z.string().nullable()).default([]),
  counts: z.record(z.string(), z.number()).nullish(),
  failure: z.looseObject({ line: z.number().optional() }).nullish(),
  undone: z.record(z.string(), z.number()).nullish(),
  isUndoable: z.boolean().default(false),
})

type Needed = Parameters<typeof importJob.run>[0]

/** Imports of books as a manager's pages make them; `work` runs the waiting jobs. */
export async function importRunsOn(database: TestDatabase) {
  const manager = await importerOn(database, afterAll)
  const { browser } = await manager()
  const address = '/api/v1/imports/books'
  const needed: Needed = { database, log: silentLog, config: { adminUserIds: [] } }

  async function work() {
    const waiting = await database.orm.select().from(jobs).where(eq(jobs.name, importJob.name))
    for (const { id, input } of waiting) {
      await importJob.run(needed, importJob.input.parse(input))
      await database.orm.delete(jobs).where(eq(jobs.id, id))
    }
  }

  const call = async (method: string, path: string, body?: object) => {
    const { status, json } = await (method === 'GET'
      ? browser.ask(`${address}${path}`)
      : browser.send(method, `${address}${path}`, body ?? {}))
    return { status, json: answer.parse(json) }
  }

  async function upload(file: string | Buffer, type = 'text/csv') {
    const { status, json } = await browser.ask(`${address}/upload?fileName=books.csv`, {
      method: 'POST',
      headers: { ...fromHere, 'content-type': type },
      body: file,
    })
    return { status, json: answer.parse(json) }
  }

  async function checked(
    file: string | Buffer,
    wish: { update?: boolean; fields?: (string | null)[]; type?: string } = {},
  ) {
    const { json: run } = await upload(file, wish.type)
    const { update = false, fields = run.fields } = wish
    await call('POST', `/${run.id}/check`, { fields, update })
    await work()
    return (await call('GET', `/${run.id}`)).json
  }

  async function imported(file: string, wish: { update?: boolean } = {}) {
    const { id } = await checked(file, wish)
    await call('POST', `/${id}/start`)
    await work()
    return (await call('GET', `/${id}`)).json
  }

  async function undone(id: string) {
    await call('POST', `/${id}/undo`)
    await work()
    return (await call('GET', `/${id}`)).json
  }

  return { call, upload, checked, imported, undone, work, needed, manager, browser }
}
