import { baseName } from '../../resource/index.ts'
import { importFields } from '../import-fields.ts'
import { endingsOf, formatsOf, type Readers } from '../reading/read-entries.server.ts'
import { createdReferences, type Plan } from '../staging/plan.server.ts'

/** What `--help` prints below the usage. */
export function helpOf(plan: Plan, readers: Readers): string {
  const { resource } = plan
  const formats = `--format ${formatsOf(readers).join('|')}`
  const indent = formats.length + 5
  const option = (name: string, text: string) => wrapped(text, `  ${name}`.padEnd(indent), indent)
  const labels = new Map(Object.values(readers).map(({ ending, label }) => [ending, label]))
  const endings = Object.keys(endingsOf(readers)).map((ending) => {
    const label = labels.get(ending)
    return label ? `.${ending} (${label})` : `.${ending}`
  })
  const namesOf = (isRequired: boolean) =>
    importFields(resource)
      .filter(({ required = false }) => required === isRequired)
      .map(({ name }) => name)
      .join(', ')
  const optional = namesOf(false)
  const unique = resource.unique?.fields.map(baseName).join(' and ')
  const created = createdReferences(plan).map(({ field }) => `Missing ${field.name}s are created.`)
  return [
    option(
      formats,
      `not needed if the file name ends with ${either(endings)}; .gz files are unpacked`,
    ),
    option('--dry-run', 'shows what would change, without changing anything'),
    ...(unique
      ? [
          option(
            '--update',
            `updates ${resource.path} with the same ${unique} instead of rejecting the line`,
          ),
        ]
      : []),
    '',
    wrapped(
      `The first line of a CSV file (UTF-8) names its columns: ${namesOf(true)}${optional && ` and optionally ${optional}`}, in any order, separated by commas, semicolons or tabs. JSON Lines use the same names.`,
    ),
    ...Object.values(readers).map(({ help }) => wrapped(help)),
    '',
    wrapped(
      [
        ...created,
        'Rejected lines are listed in FILE.rejected.jsonl, each with its number and the reason.',
      ].join(' '),
    ),
    wrapped(
      'All valid lines are imported in one transaction: an interrupted import changes nothing.',
    ),
  ].join('\n')
}

const either = (words: string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const width = 120

function wrapped(text: string, start = '', indent = 0): string {
  const lines = [start]
  for (const [at, word] of text.split(' ').entries()) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length >= width) lines.push(' '.repeat(indent) + word)
    else lines[lines.length - 1] = at === 0 ? line + word : `${line} ${word}`
  }
  return lines.join('\n')
}
