import { open, rename, rm } from 'node:fs/promises'
import { operator } from '#platform/activity/actor.ts'
import { type Command, WrongUsage } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import type { Database } from '#platform/database/database.ts'
import { draftOf } from '#platform/files/draft-of.ts'
import { type Exported, exportVerbs } from './export-records.server.ts'
import type { FormatName } from './files/file-formats.ts'
import { recordExport } from './record-export.server.ts'

export const exportCommand = (served: Exported): Command =>
  defineCommand({
    summary: `exports all ${served.resource.path} to a file, without the trash`,
    arguments: { file: { ...fileArgument, description: 'the file to write, *.csv or *.jsonl' } },
    options: {},
    details: `A file name that ends with .csv gives CSV, one that ends with .jsonl gives a JSON object per line. Both can be imported.
In CSV, a value that a spreadsheet would run as a formula starts with an apostrophe, which an import removes.
The file appears once it is complete.`,
    examples: [`${served.resource.path}.csv`, `${served.resource.path}.jsonl --json`],
    async run({ file }, readConfig) {
      const format = formatOf(file)
      const exported = await withDatabase(readConfig, ({ database }) =>
        exportFile(database, file, served, format),
      )
      const count = new Intl.NumberFormat('en').format(exported)
      return {
        text: `${count} ${served.resource.path} exported to ${file}`,
        data: { file, exported },
      }
    },
  })

function formatOf(file: string): FormatName {
  if (file.endsWith('.csv')) return 'csv'
  if (file.endsWith('.jsonl')) return 'jsonl'
  throw new WrongUsage('The file name must end with .csv or .jsonl')
}

export async function exportFile(
  database: Pick<Database, 'orm'>,
  file: string,
  served: Exported,
  format: FormatName,
): Promise<number> {
  const exports = exportVerbs(served)
  const { head, line } = exports.formats[format]
  const draft = draftOf(file)
  try {
    await using output = await open(draft, 'w')
    await output.appendFile(head)
    const exported = await exports.whole(database, (rows) =>
      output.appendFile(rows.map(line).join('')),
    )
    await output.sync()
    await recordExport(
      { acting: { orm: database.orm, by: operator } },
      served.resource.name,
    )(exported)
    await rename(draft, file)
    return exported
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
