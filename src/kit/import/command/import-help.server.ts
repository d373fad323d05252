import { baseName } from '../../resource/index.ts'
import { importFields } from '../import-fields.ts'
import { formatsOf, type Readers } from '../reading/read-entries.server.ts'
import type { Plan } from '../staging/plan.server.ts'

export function helpOf({ resource, created }: Plan, readers: Readers): string {
  const fields = importFields(resource)
  const required = fields.filter((field) => field.required)
  const optional = fields.filter((field) => !field.required)
  const unique = resource.unique?.fields.map(baseName).join(' and ')
  const own = Object.values(readers)
  return `  --format ${formatsOf(readers).join('|')}
              not needed if the file name ends with .csv, .tsv, .jsonl or .ndjson${own
                .map(
                  ({ ending, label }) => `,
              or with .${ending} for ${label}`,
                )
                .join('')}; .gz files are unpacked
  --dry-run   shows what would change, without changing anything
  --update    ${unique ? `updates ${resource.path} with the same ${unique} instead of rejecting the line` : 'has no effect here: every line is new'}

The first line of a CSV file (UTF-8) names its columns, in any order, separated by commas, semicolons or tabs:
  ${required.map(({ name }) => name).join(', ')}
  optionally ${optional.map(({ name }) => name).join(', ')}
JSON Lines use the same names.
${own.map(({ help }) => `${help}\n`).join('')}
${created.map(({ name }) => `Missing ${name}s are created. `).join('')}Rejected lines are listed in FILE.rejected.jsonl, each with its number and the reason.
All valid lines are imported in one transaction: an interrupted import changes nothing.`
}
