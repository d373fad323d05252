import type { Resource } from '#kit/resource/index.ts'
import { importNames, saveTable } from '#modules/import-files/index.ts'
import type { ProblemLine } from '../../runs/import-run.ts'
import { useImport } from '../use-import.ts'

interface Words {
  resource: Pick<Resource, 'fields'>
  text: (
    key: 'problems.line' | 'problems.why' | 'problems.raw' | 'problems.repeats',
    values?: Record<string, string | number>,
  ) => string
  fieldLabel: (name: string) => string
  problemText: (code: string) => string | undefined
}

export function useSaveProblems() {
  const words = useImport()
  return (lines: ProblemLine[]) => saveTable('problems.csv', problemTable(words, lines))
}

/** Whole rows, to be corrected and imported again: an import ignores the columns beside the fields. */
export function problemTable(
  { resource, text, fieldLabel, problemText }: Words,
  lines: ProblemLine[],
): string[][] {
  const fields = importNames(resource)
  const hasRaw = lines.some(({ raw }) => raw !== undefined)
  const why = ({ field, code, message, repeats }: ProblemLine['problems'][number]) =>
    repeats === undefined
      ? [...(field ? [fieldLabel(field)] : []), problemText(code) ?? message].join(': ')
      : text('problems.repeats', { line: repeats })
  return [
    [
      ...fields.map(fieldLabel),
      text('problems.line'),
      text('problems.why'),
      ...(hasRaw ? [text('problems.raw')] : []),
    ],
    ...lines.map(({ line, values, problems, raw }) => [
      ...fields.map((field) => values?.[field] ?? ''),
      `${line}`,
      problems.map(why).join('; '),
      ...(hasRaw ? [raw ?? ''] : []),
    ]),
  ]
}
