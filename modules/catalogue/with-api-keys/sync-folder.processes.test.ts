import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { apiClient, ApiProblem, dataOf } from '../../../clients/typescript/src/index.ts'
import { serve } from '../../../tests/guides/served-product.ts'
import { Visitor } from '../../../tests/guides/visitor.ts'

async function folderFor(name: string) {
  const folder = await mkdtemp(join(tmpdir(), name))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function started() {
  const [data, port] = [await folderFor('test-client-'), await freePort()]
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: join(data, 'data'),
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  }
  const command: [string, string] = [process.execPath, 'scripts/serve.mjs']
  await serve({ command, cwd: process.cwd(), env, port })
  const address = `http://localhost:${port}`
  const manager = new Visitor(address)
  await manager.signIn('admin@example.com')
  const draft = { name: 'Sync', scopes: ['book:read', 'book:create', 'book:update'] }
  const made = await manager.send('/api/v1/keys', draft)
  const { key } = (await made.json()) as { key: string }
  return { address, key }
}

function sync(folder: string, environment: Record<string, string>) {
  const program = 'modules/catalogue/examples/sync-folder.ts'
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...environment }
    execFile(process.execPath, [program, folder], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

test('the example of the client syncs a folder with a running product', async () => {
  const { address, key } = await started()
  const folder = await folderFor('test-folder-')
  const table = (publisher: string) =>
    `title,author,genre,publisher\nThe Synced,Ada,Novel,${publisher}\nThe Other,Ada,Novel,${publisher}\n`
  await writeFile(join(folder, 'books.csv'), table('Knopf'))
  await writeFile(join(folder, 'notes.txt'), 'no table')
  const library = { LIBRARY_URL: address, API_KEY: key }

  expect(await sync(folder, library)).toMatchObject({
    code: 0,
    stdout: 'books.csv: 2 created, 0 updated, 0 unchanged\n',
  })
  const client = apiClient({ address, key })
  const query = { searchTerm: 'synced' }
  const { items } = await dataOf(client.GET('/books', { params: { query } }))
  expect(items).toMatchObject([{ title: 'The Synced', publisher: 'Knopf' }])

  await writeFile(join(folder, 'books.csv'), table('Penguin'))
  await writeFile(join(folder, 'wrong.csv'), 'title,author,genre\nFine,Ada,Novel\n,Ada,Novel\n')
  const second = await sync(folder, library)
  expect(second).toMatchObject({
    code: 1,
    stdout: 'books.csv: 0 created, 2 updated, 0 unchanged\n',
  })
  expect(second.stderr).toMatch(/^wrong\.csv:3: .+\n$/)

  const [id = '', version = 0] = [items[0]?.id, items[0]?.version]
  const change = { params: { path: { id } }, body: { version, publisher: 'Late' } }
  const conflict = dataOf(client.PATCH('/books/{id}', change))
  await expect(conflict).rejects.toBeInstanceOf(ApiProblem)
  await expect(conflict).rejects.toMatchObject({ status: 409, body: { code: 'CONFLICT' } })

  const wrong = await sync(folder, { ...library, API_KEY: `${key}x` })
  expect(wrong).toMatchObject({ code: 1, stdout: '' })
  expect(wrong.stderr).toMatch(/^401 UNAUTHORIZED: /)
})
