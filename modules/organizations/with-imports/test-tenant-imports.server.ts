import { eq } from 'drizzle-orm'
import { apiRouter } from '#app/api/index.server.ts'
import { importerOf } from '#modules/import-files/index.server.ts'
import { importChunks, importJob, imports, runsApiOf } from '#modules/imports/index.server.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { permissionFor } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import { inventionDatabase, inventionsApi } from '../tenancy/test-inventions.server.ts'
import { organized } from '../test-organizations.server.ts'
import { inventionImport } from './test-invention-imports.server.ts'

const inventor = {
  permissions: {
    apps: ['app', 'manager'],
    ...permissionFor('invention', 'read', 'create', 'update', 'delete'),
  },
}

const fields = ['organization', 'name', 'state']
const file = `${fields.join()}\nquartz-guild,By file,open\nbasalt-guild,Planted,open\n`

/** Two users with an organization each, who import inventions. */
export async function tenantImports(end: (work: () => unknown) => void) {
  Object.assign(roles, { inventor })
  end(() => Reflect.deleteProperty(roles, 'inventor'))
  const database = await inventionDatabase()
  const calls = runsApiOf(importerOf('invention'))
  const inventions = { ...inventionsApi, ...inventionImport.api, imports: calls }
  const router = { ...apiRouter, inventions }
  const product = await organized(database, {}, router, end)
  const colleague = (name: string) => product.person(name, { role: 'inventor' })
  const [ada, ben] = [await colleague('Ada'), await colleague('Ben')]
  const ours = await product.organization(ada, 'Quartz Guild')
  const theirs = await product.organization(ben, 'Basalt Guild')

  async function callAs({ browser }: typeof ada, verb: string, json: object) {
    const path = `/api/rpc/inventions/imports/${verb}`
    const { status, body } = await browser.send('POST', path, { json })
    return { status, text: String(body) }
  }

  /** Runs the job that the call leaves. */
  async function work() {
    const waiting = await database.orm.select().from(jobs).where(eq(jobs.name, importJob.name))
    for (const { id, input } of waiting) {
      const needed = { database, log: silentLog, config: { adminUserIds: [] } }
      await importJob.run(needed, importJob.input.parse(input))
      await database.orm.delete(jobs).where(eq(jobs.id, id))
    }
  }

  /** Ada’s import of a line for each organization. */
  async function checked(): Promise<string> {
    // The API document of the product does not describe the upload of a resource of a test.
    const [uploaded] = await database.orm
      .insert(imports)
      .values({
        resource: 'invention',
        userId: ada.id,
        fileName: 'inventions.csv',
        format: 'csv',
        size: file.length,
        columns: fields.map((name) => ({ name, values: [] })),
        fields,
      })
      .returning({ id: imports.id })
    const id = uploaded?.id ?? ''
    const chunk = { importId: id, place: 0, bytes: Buffer.from(file) }
    await database.orm.insert(importChunks).values(chunk)
    await callAs(ada, 'check', { id, fields, update: false })
    await work()
    return id
  }

  async function imported(): Promise<string> {
    const id = await checked()
    await callAs(ada, 'start', { id })
    await work()
    return id
  }

  const rows = () =>
    everyRow<{ name: string }>(
      database,
      'SELECT * FROM inventions WHERE deleted_at IS NULL ORDER BY id',
    )
  const kept = async () => (await rows()).map(({ name }) => name)

  return {
    database,
    product,
    colleague,
    ada,
    ben,
    ours,
    theirs,
    callAs,
    checked,
    imported,
    work,
    rows,
    kept,
    fields,
    verbs: Object.keys(calls),
  }
}
