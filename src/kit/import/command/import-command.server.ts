import { parseArgs } from 'node:util'
import { operator } from '#platform/activity/actor.ts'
import { type Command, CommandMistake } from '#platform/command-line/command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilStopSignal } from '#platform/command-line/until-stop-signal.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { type Format, formats } from '../reading/read-entries.server.ts'
import { type Imported, importFile } from './import-file.server.ts'

const details = `  --format csv|jsonl|openlibrary   not needed if the file name ends with .csv, .tsv, .jsonl, .ndjson or .txt
                                   (Open Library); .gz files are unpacked
  --dry-run                        shows what would change, without changing the catalogue
  --update                         updates books with the same title and author instead of rejecting the line

The first line of a CSV file (UTF-8) names its columns: title, author, genre and optionally publisher, description,
isbn, publishedYear, in any order, separated by commas, semicolons or tabs. JSON Lines use the same names.
From an Open Library dump, editions are imported: with the authors in the file or else the by-statement, the first
publisher, the first subject as genre ("Unclassified" without one), the first valid ISBN and the year of publication.

Missing genres are created. Rejected lines are listed in FILE.rejected.jsonl, each with its number and the reason.
All valid lines are imported in one transaction: an interrupted import leaves the catalogue unchanged.`

const endings: Record<string, Format> = {
  csv: 'csv',
  tsv: 'csv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  txt: 'openlibrary',
}

export const importCommand: Command = {
  usage: '<file> [--format …] [--dry-run] [--update]',
  summary: 'imports the books of a file into the catalogue',
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
    const counts = await untilStopSignal((signal) =>
      withDatabase(({ database }) => importFile(database, { file, format, signal, ...wish })),
    )
    return { text: describe(counts, wish.dryRun) }
  },
}

function formatOf(file: string, asked: string | undefined): Format {
  const ending = file.replace(/\.gz$/, '').split('.').at(-1) ?? ''
  const format = asked === undefined ? endings[ending] : formats.find((name) => name === asked)
  if (format) return format
  throw new CommandMistake(`Unknown file format. Add --format ${formats.join('|')}`)
}

const whole = new Intl.NumberFormat('en')

const untidy = 'Lists may be slower for a while: in the database, run VACUUM (ANALYZE) books'

function describe(counts: Imported, dryRun: boolean): string {
  const { read, created, updated, unchanged, rejected, genresCreated, unsettled } = counts
  const would = dryRun ? 'would be ' : ''
  return [
    `${whole.format(read)} read: ${whole.format(created)} ${would}created, ${whole.format(updated)} ${would}updated, ` +
      `${whole.format(unchanged)} unchanged, ${whole.format(rejected)} ${would}rejected; ${whole.format(genresCreated)} genres ${would}created`,
    ...(rejected > 0 ? [`Rejected lines, with reasons: ${counts.rejectedFile}`] : []),
    ...(unsettled === undefined ? [] : [`${untidy} (${unsettled.message})`]),
  ].join('\n')
}
