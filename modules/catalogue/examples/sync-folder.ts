import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ApiClient,
  apiClient,
  ApiProblem,
  dataOf,
} from '../../../clients/typescript/src/index.ts'

/**
 * Adds and updates the books of all CSV files in a folder:
 *
 *   LIBRARY_URL=https://books.example API_KEY=inc_live_… node sync-folder.ts ./books
 *
 * The key needs `book:create` and `book:update`. A file with a problem is left out whole.
 */
async function syncFolder(client: ApiClient, folder: string): Promise<boolean> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.csv')).toSorted()
  let isWhole = true
  for (const file of files) {
    const table = await readFile(join(folder, file), 'utf8')
    const { problems } = await importTable(client, table, { dryRun: true })
    if (problems.length === 0) {
      const { created, updated, unchanged } = await importTable(client, table, { dryRun: false })
      console.log(`${file}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
    } else {
      isWhole = false
      for (const { line, message } of problems) console.error(`${file}:${line}: ${message}`)
    }
  }
  return isWhole
}

const importTable = (client: ApiClient, table: string, { dryRun }: { dryRun: boolean }) =>
  dataOf(
    client.POST('/books/import', {
      params: { query: { dryRun, update: true } },
      headers: { 'content-type': 'text/csv' },
      body: table,
      bodySerializer: (text) => text,
    }),
  )

const [folder = '.'] = process.argv.slice(2)
const { LIBRARY_URL: address = 'http://localhost:3000', API_KEY: key = '' } = process.env
try {
  const isWhole = await syncFolder(apiClient({ address, key }), folder)
  process.exitCode = isWhole ? 0 : 1
} catch (error) {
  if (!(error instanceof ApiProblem)) throw error
  console.error(`${error.status} ${error.body.code}: ${error.message}`)
  process.exitCode = 1
}
