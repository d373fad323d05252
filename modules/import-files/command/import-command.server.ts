import { baseName } from '#kit/resource/index.ts'
import { operator } from '#platform/activity/actor.ts'
import { type Command, WrongUsage } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { fileArgument } from '#platform/command-line/file-argument.ts'
import { untilStopSignal } from '#platform/command-line/until-stop-signal.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import { ownValue } from '#rules/own-value.ts'
import { importFields } from '../import-fields.ts'
import type { ImportOptions } from '../import-options.server.ts'
import { createdCount } from '../import-result.ts'
import { endingsOf, formatsOf, type Readers } from '../reading/read-entries.server.ts'
import type { Importer } from '../registered-imports.server.ts'
import type { Plan } from '../staging/plan.server.ts'
import { type Imported, importFile } from './import-file.server.ts'

export function importCommandOf(
  { plan, run, read }: Importer,
  { readers = {}, summary }: Pick<ImportOptions, 'readers' | 'summary'>,
): Command {
  const { resource } = plan
  const { path } = resource
  return defineCommand({
    summary: summary ?? `imports the ${path} of a file`,
    arguments: { file: { ...fileArgument, description: 'the file to read' } },
    options: {
      format: {
        value: 'format',
        description: formatHelp(readers),
        choices: formatsOf(readers),
      },
      'dry-run': { description: 'shows what would change, without changing anything' },
      update: { description: updateHelp(resource) },
    },
    details: helpOf(plan, readers),
    examples: [`${path}.csv --dry-run`, `${path}.jsonl.gz --update --json`],
    async run({ file, format: asked, 'dry-run': dryRun, update }, readConfig) {
      const format = formatOf(readers, file, asked)
      const imported = await untilStopSignal((signal) =>
        withDatabase(readConfig, ({ database }) =>
          importFile(file, path, (source, events) => {
            const entries = read(source, format)
            return run(database, entries, { by: operator, dryRun, update, signal }, events)
          }),
        ),
      )
      const { counts, rejectedFile } = imported
      const rejects = counts.rejected > 0 ? rejectedFile : null
      return {
        text: describe(plan, imported, dryRun),
        data: { file, dryRun, ...counts, rejectedFile: rejects },
      }
    },
  })
}

function formatOf(readers: Readers, file: string, asked: string | undefined): string {
  const formats = formatsOf(readers)
  const ending = file.replace(/\.gz$/, '').split('.').at(-1) ?? ''
  const format = asked ?? ownValue(endingsOf(readers), ending)
  if (format) return format
  throw new WrongUsage(`Unknown file format. Add --format ${formats.join('|')}`)
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

function helpOf({ resource, created }: Plan, readers: Readers): string {
  const fields = importFields(resource)
  const required = fields.filter((field) => field.required)
  const optional = fields.filter((field) => !field.required)
  const own = Object.values(readers)
  return `The first line of a CSV file (UTF-8) names its columns, in any order, separated by commas, semicolons or tabs:
  ${required.map(({ name }) => name).join(', ')}
  optionally ${optional.map(({ name }) => name).join(', ')}
JSON Lines use the same names.
${own.map(({ help }) => `${help}\n`).join('')}
${created.map(({ name }) => `Missing ${name}s are created. `).join('')}Rejected lines are listed in FILE.rejected.jsonl, each with its number and the reason.
All valid lines are imported in one transaction: an interrupted import adds and changes no ${resource.path}.`
}

function formatHelp(readers: Readers): string {
  const own = Object.values(readers).map(({ ending, label }) => `, or with .${ending} for ${label}`)
  return `the format of the file, not needed if its name ends with .csv, .tsv, .jsonl or .ndjson${own.join('')}; .gz files are unpacked`
}

function updateHelp({ path, unique }: Plan['resource']): string {
  const fields = unique?.fields.map(baseName).join(' and ')
  return fields === undefined
    ? 'has no effect here: every line is new'
    : `updates ${path} with the same ${fields} instead of rejecting the line`
}
