import { parseArgs } from 'node:util'
import { operator } from '#platform/activity/actor.ts'
import { type Command, CommandMistake } from '#platform/command-line/command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilStopSignal } from '#platform/command-line/until-stop-signal.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import type { ImportOptions } from '../import-options.server.ts'
import { createdCount } from '../import-result.ts'
import { endingsOf, formatsOf, type Readers, readEntries } from '../reading/read-entries.server.ts'
import type { RunImport } from '../run-import.server.ts'
import type { Plan } from '../staging/plan.server.ts'
import { type Imported, importFile } from './import-file.server.ts'
import { helpOf } from './import-help.server.ts'

export function importCommandOf(
  plan: Plan,
  { readers = {}, summary }: Pick<ImportOptions, 'readers' | 'summary'>,
  run: RunImport,
): Command {
  const { resource } = plan
  return {
    usage: '<file> [--format …] [--dry-run] [--update]',
    summary: summary ?? `imports the ${resource.path} of a file`,
    details: helpOf(plan, readers),
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
      const format = formatOf(readers, file, values.format)
      const { 'dry-run': dryRun, update } = values
      const imported = await untilStopSignal((signal) =>
        withDatabase(({ database }) =>
          importFile(file, resource.path, (source, events) => {
            const entries = readEntries(resource, readers, source, format)
            return run(database, entries, { by: operator, dryRun, update, signal }, events)
          }),
        ),
      )
      return { text: describe(plan, imported, dryRun) }
    },
  }
}

function formatOf(readers: Readers, file: string, asked: string | undefined): string {
  const formats = formatsOf(readers)
  const ending = file.replace(/\.gz$/, '').split('.').at(-1) ?? ''
  const format =
    asked === undefined ? endingsOf(readers)[ending] : formats.find((name) => name === asked)
  if (format) return format
  throw new CommandMistake(`Unknown file format. Add --format ${formats.join('|')}`)
}

const whole = new Intl.NumberFormat('en')

function describe(plan: Plan, imported: Imported, dryRun: boolean): string {
  const { counts, rejectedFile, vacuumFailure } = imported
  const { read, created, updated, unchanged, rejected } = counts
  const { path } = plan.resource
  const would = dryRun ? 'would be ' : ''
  const references = plan.created.map(
    ({ name }) => `; ${whole.format(counts[createdCount(name)] ?? 0)} ${name}s ${would}created`,
  )
  return [
    `${whole.format(read)} read: ${whole.format(created)} ${would}created, ${whole.format(updated)} ${would}updated, ` +
      `${whole.format(unchanged)} unchanged, ${whole.format(rejected)} ${would}rejected${references.join('')}`,
    ...(rejected > 0 ? [`Rejected lines, with reasons: ${rejectedFile}`] : []),
    ...(vacuumFailure
      ? [
          `Lists may be slower for a while: in the database, run VACUUM (ANALYZE) ${path} (${vacuumFailure.message})`,
        ]
      : []),
  ].join('\n')
}
