import { baseName } from '#kit/resource/index.ts'
import { importFields } from '../import-fields.ts'
import type { Readers } from '../reading/read-entries.server.ts'
import type { Plan } from '../staging/plan.server.ts'

export function helpOf({ resource, created }: Plan, readers: Readers): string {
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

export function formatHelp(readers: Readers): string {
  const own = Object.values(readers).map(({ ending, label }) => `, or with .${ending} for ${label}`)
  return `the format of the file, not needed if its name ends with .csv, .tsv, .jsonl or .ndjson${own.join('')}; .gz files are unpacked`
}

export function updateHelp({ path, unique }: Plan['resource']): string {
  const fields = unique?.fields.map(baseName).join(' and ')
  return fields === undefined
    ? 'has no effect here: every line is new'
    : `updates ${path} with the same ${fields} instead of rejecting the line`
}
