import { parseArgs } from 'node:util'
import { operator } from '#platform/activity/actor.ts'
import { type Command, CommandMistake } from '#platform/command-line/command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilToldToStop } from '#platform/command-line/until-told-to-stop.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { type Format, formats } from '../reading/read-entries.server.ts'
import { type Imported, importFile } from './import-file.server.ts'

const details = `  --format csv|jsonl|openlibrary   said by the file's name where it ends with .csv, .tsv, .jsonl, .ndjson or .txt
                                   (Open Library); a .gz after that is unpacked on the way
  --dry-run                        tells what would happen and changes nothing in the catalogue
  --update                         a book of the same title and author is brought up to its line, not rejected

A table (CSV, UTF-8) names its columns in its first line: title, author, genre and, where there are, publisher,
description, isbn, publishedYear, in any order, separated by commas, semicolons or tabs. JSON Lines have the same names.
Of an Open Library dump the editions are taken, with the authors that the file has or else their by-statement, the first
publisher, the first subject as genre ("Unclassified" without one), the first right ISBN and the year of publication.

Genres that are missing are made. Lines that are not taken stand in FILE.rejected.jsonl, each with its number and why.
All right lines are taken in one transaction: an import that is interrupted, however, leaves the catalogue as it was.`

const endings: Record<string, Format> = {
  csv: 'csv',
  tsv: 'csv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  txt: 'openlibrary',
}

export const importCommand: Command = {
  usage: '<file> [--format …] [--dry-run] [--update]',
  summary: 'takes the books of a file into the catalogue',
  details,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        update: { type: 'boolean', default: false },
      },
    })
    const file = fileArgument(positionals)
    const format = formatOf(file, values.format)
    const wish = { by: operator, dryRun: values['dry-run'], update: values.update }
    const counts = await untilToldToStop((signal) =>
      withDatabase(({ database }) => importFile(database, { file, format, signal, ...wish })),
    )
    return { text: describe(counts, wish.dryRun) }
  },
}

function formatOf(file: string, asked: string | undefined): Format {
  const ending = file.replace(/\.gz$/, '').split('.').at(-1) ?? ''
  const format = asked === undefined ? endings[ending] : formats.find((name) => name === asked)
  if (format) return format
  throw new CommandMistake(`Say what the file is: --format ${formats.join('|')}`)
}

const whole = new Intl.NumberFormat('en')

const untidy = 'Lists may be slower for a while: have the database do VACUUM (ANALYZE) books'

function describe(counts: Imported, dryRun: boolean): string {
  const { read, created, updated, unchanged, rejected, genresCreated, unsettled } = counts
  const would = dryRun ? 'would be ' : ''
  return [
    `${whole.format(read)} read: ${whole.format(created)} ${would}created, ${whole.format(updated)} ${would}updated, ` +
      `${whole.format(unchanged)} unchanged, ${whole.format(rejected)} ${would}rejected; ${whole.format(genresCreated)} genres ${would}made`,
    ...(rejected > 0 ? [`What was rejected, and why: ${counts.rejectedFile}`] : []),
    ...(unsettled === undefined ? [] : [`${untidy} (${unsettled.message})`]),
  ].join('\n')
}
